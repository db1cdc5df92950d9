interface Screens {
  myData?: typeof import('#features/my-data/my-data-screen.tsx');
  accessLog?: typeof import('#features/my-data/access-log-screen.tsx');
}

/** The screens that are loaded. A file of its own: the loader and the component of a route are separate files of the build. */
export const myDataScreens: Screens = {};

/** Loads what the address shows before it is shown: a page that is replaced by a placeholder loses the focus. */
export async function loadMyDataScreen({ show, access }: { show?: string; access?: string }): Promise<void> {
  if (access) myDataScreens.accessLog ??= await import('#features/my-data/access-log-screen.tsx');
  else if (show) myDataScreens.myData ??= await import('#features/my-data/my-data-screen.tsx');
}

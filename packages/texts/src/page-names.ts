type Texts = Readonly<Record<string, unknown>>;

/**
 * Adds `nav.<file>` to the texts of the shell for each text file that has a `title`, so that a page has one name in its
 * heading, the sidebar and the breadcrumb.
 * @param files The text files of one language by name, with `shell`.
 */
export function withPageNames<Files extends Readonly<Record<string, Texts>>>(files: Files): Files {
  const titles = Object.entries(files).flatMap(([name, { title }]) =>
    typeof title === 'string' ? [[name, title] as const] : [],
  );
  const shell = files['shell'] ?? {};
  return { ...files, shell: { ...shell, nav: { ...Object.fromEntries(titles), ...(shell['nav'] as Texts) } } };
}

import type { ReactNode } from 'react';

/** The frame of every client page: header, one column of 640 pixels, footer. */
export function ClientPage({
  brand,
  tools,
  children,
  foot,
}: {
  brand: ReactNode;
  tools: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex h-14 items-center gap-2 border-b border-line bg-surface pr-2 pl-4 md:h-16 md:px-6">
        {brand}
        <div className="ml-auto flex flex-none items-center [&_button]:h-11! [&_button]:text-14!">{tools}</div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[672px] flex-1 px-4 pt-6 pb-10 md:pt-10 [&_h1]:text-24 [&_h1]:font-semibold md:[&_h1]:text-32"
      >
        {children}
      </main>
      {foot && (
        <footer className="border-t border-line">
          <div className="mx-auto max-w-[672px] p-4">{foot}</div>
        </footer>
      )}
    </div>
  );
}

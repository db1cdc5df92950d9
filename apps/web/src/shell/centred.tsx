import type { ReactNode } from 'react';

/** One message in the centre of an otherwise empty page. */
export function Centred({ children, isPage = false }: { children: ReactNode; isPage?: boolean }) {
  const body = <div className="w-full max-w-[560px]">{children}</div>;
  const place = 'grid flex-1 grid-cols-[minmax(0,1fr)] place-items-center px-6 py-16';
  if (!isPage) return <div className={place}>{body}</div>;
  return (
    <main id="main" tabIndex={-1} className={`${place} min-h-dvh`}>
      {body}
    </main>
  );
}

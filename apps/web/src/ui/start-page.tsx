import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';

const sizes = {
  narrow: { top: 'pt-[18vh]', column: 'max-w-[376px]' },
  form: { top: 'pt-[12vh]', column: 'max-w-[416px]' },
  wide: { top: 'pt-[12vh]', column: 'max-w-[520px]' },
} as const;

interface StartPageProps {
  size: keyof typeof sizes;
  tools: ReactNode;
  /** Of the product or the desk, next to the logo. */
  name?: string;
  title: string;
  children: ReactNode;
}

/** The frame of the pages around the sign-in: one column with the logo, in the style of the login. */
export function StartPage({ size, tools, name, title, children }: StartPageProps) {
  const { top, column } = sizes[size];
  return (
    <main id="main" tabIndex={-1} className={`relative flex min-h-dvh flex-col bg-surface px-6 ${top} pb-14`}>
      <div className="absolute top-3 right-4">{tools}</div>
      <div className={`mx-auto flex w-full ${column} flex-1 flex-col`}>
        <div className="mb-9 flex items-center gap-2">
          <Logo label="Dossier" />
          {name && <span className="text-16 font-semibold">{name}</span>}
        </div>
        <h1 className="text-24 font-semibold">{title}</h1>
        {children}
      </div>
    </main>
  );
}

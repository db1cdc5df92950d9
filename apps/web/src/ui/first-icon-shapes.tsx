import type { ReactNode } from 'react';

/** Icons used before sign-in, and on error pages. */
export const firstIconShapes = {
  'arrow-left': <path d="M13 8H3M7 4 3 8l4 4" />,
  building: (
    <path d="M3 13.75V3.5l6-1.25v11.5M9 6.25l4 1v6.5M1.75 13.75h12.5M5.25 5.75h1.5M5.25 8.25h1.5M5.25 10.75h1.5" />
  ),
  check: <path d="m3 8.5 3.2 3.2L13 4.8" />,
  'check-circle': (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="m5.4 8.2 1.9 1.9 3.4-3.8" />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 4.75V8l2.25 1.5" />
    </>
  ),
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M3.25 10.5H2.5v-8h8v.75" />
    </>
  ),
  globe: (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M2.25 8h11.5M8 2.25c1.7 1.6 2.5 3.6 2.5 5.75S9.7 12.15 8 13.75C6.3 12.15 5.5 10.15 5.5 8S6.3 3.85 8 2.25" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 7.4v3.6M8 5h.01" />
    </>
  ),
  mail: (
    <>
      <rect x="2" y="3.5" width="12" height="9" rx="1" />
      <path d="M2.4 4.4 8 8.75l5.6-4.35" />
    </>
  ),
  octagon: <path d="M5.3 2.25h5.4l3.05 3.05v5.4l-3.05 3.05H5.3L2.25 10.7V5.3zM8 5.25v3.5M8 10.9h.01" />,
  phone: (
    <path d="M5.6 2.5H3.1c-.35 0-.6.25-.6.6 0 5.7 4.7 10.4 10.4 10.4.35 0 .6-.25.6-.6v-2.5l-3-1.1-1.4 1.5C7.2 9.9 6.1 8.8 5.2 6.9l1.5-1.4z" />
  ),
  refresh: (
    <path d="M13.5 2.75V6H10.25M2.5 13.25V10h3.25M3 6.5a5.2 5.2 0 0 1 9.6-1L13.5 6M13 9.5a5.2 5.2 0 0 1-9.6 1L2.5 10" />
  ),
  x: <path d="m4 4 8 8M12 4l-8 8" />,
} as const satisfies Record<string, ReactNode>;

/** Every icon loaded so far: all of them once a portal's shell has loaded. */
export const drawnShapes: Record<string, ReactNode> = { ...firstIconShapes };

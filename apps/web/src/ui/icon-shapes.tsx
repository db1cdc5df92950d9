import type { ReactNode } from 'react';
import { drawnShapes, firstIconShapes } from './first-icon-shapes.tsx';

/** Drawn on a grid of 16 with a stroke of 1.5; every state has a distinct shape. */
export const iconShapes = {
  ...firstIconShapes,
  alert: <path d="M8 2.25 14.5 13.5h-13zM8 6.5V9.4M8 11.4h.01" />,
  approx: <path d="M3 6.4c1.7-1.6 3.3-1.6 5 0s3.3 1.6 5 0M3 10.4c1.7-1.6 3.3-1.6 5 0s3.3 1.6 5 0" />,
  archive: <path d="M2 3h12v3H2zM3 6v7.25h10V6M6.5 9h3" />,
  'arrow-down': <path d="M8 3v10M4 9l4 4 4-4" />,
  'arrow-right': <path d="M3 8h10M9 4l4 4-4 4" />,
  'arrow-up': <path d="M8 13V3M4 7l4-4 4 4" />,
  bell: <path d="M4 11.25V7.5a4 4 0 0 1 8 0v3.75M2.75 11.25h10.5M6.75 13.5h2.5" />,
  billing: (
    <>
      <rect x="2" y="3.5" width="12" height="9" rx="1.25" />
      <path d="M2 6.75h12M4.5 10H7" />
    </>
  ),
  calendar: (
    <>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1" />
      <path d="M2.5 6.75h11M5.5 2v3M10.5 2v3" />
    </>
  ),
  camera: (
    <>
      <path d="M2 5h2.5L6 3h4l1.5 2H14v8H2z" />
      <circle cx="8" cy="8.75" r="2.25" />
    </>
  ),
  'check-solid': (
    <>
      <circle cx="8" cy="8" r="6.25" fill="currentColor" stroke="none" />
      <path d="m5.3 8.2 1.9 1.9 3.5-3.9" stroke="var(--color-surface)" />
    </>
  ),
  'circle-dashed': <circle cx="8" cy="8" r="5.75" strokeDasharray="2.5 2.02" />,
  'circle-dots': (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M5.4 8h.01M8 8h.01M10.6 8h.01" strokeWidth="1.75" />
    </>
  ),
  'circle-half': (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 4.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" stroke="none" />
    </>
  ),
  cloud: <path d="M4.5 12.5a2.9 2.9 0 0 1-.35-5.8 4 4 0 0 1 7.75.5 2.7 2.7 0 0 1-.4 5.3z" />,
  dashboard: (
    <>
      <rect x="2.5" y="2.5" width="4.5" height="5.5" rx="0.75" />
      <rect x="9" y="2.5" width="4.5" height="3.5" rx="0.75" />
      <rect x="9" y="8" width="4.5" height="5.5" rx="0.75" />
      <rect x="2.5" y="10" width="4.5" height="3.5" rx="0.75" />
    </>
  ),
  down: <path d="m4 6 4 4 4-4" />,
  download: <path d="M8 3v7.5M5 7.5l3 3 3-3M2.5 10.5v3h11v-3" />,
  equal: <path d="M3.5 6h9M3.5 10h9" />,
  euro: <path d="M12.5 4.2a5 5 0 1 0 0 7.6M2 6.8h6.5M2 9.2h5.5" />,
  external: <path d="M9.5 2.5h4v4M13.5 2.5l-6 6M11.5 9.5v4h-9v-9h4" />,
  eye: (
    <>
      <path d="M1.75 8C3.2 5.3 5.4 3.9 8 3.9S12.8 5.3 14.25 8c-1.45 2.7-3.65 4.1-6.25 4.1S3.2 10.7 1.75 8z" />
      <circle cx="8" cy="8" r="1.9" />
    </>
  ),
  file: <path d="M3.75 2.25h5l3.5 3.5v8h-8.5zM8.75 2.25v3.5h3.5" />,
  'file-check': <path d="M3.75 2.25h5l3.5 3.5v8h-8.5zM8.75 2.25v3.5h3.5M6 9.75l1.5 1.5 2.6-3" />,
  filter: <path d="M2 4h12M4.5 8h7M6.5 12h3" />,
  flag: <path d="M3.5 14V2.5M3.5 3h8.25L10.25 5.75l1.5 2.75H3.5" />,
  help: (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M6.2 6.4a1.8 1.8 0 1 1 2.6 1.6c-.5.25-.8.6-.8 1.15M8 11.1h.01" />
    </>
  ),
  hourglass: <path d="M4 2.25h8M4 13.75h8M5 2.25V4.5L8 8l3-3.5V2.25M5 13.75V11.5L8 8l3 3.5v2.25" />,
  id: (
    <>
      <rect x="2" y="3.5" width="12" height="9" rx="1" />
      <circle cx="5.6" cy="7" r="1.2" />
      <path d="M3.9 10.4c.25-.9.85-1.3 1.7-1.3s1.45.4 1.7 1.3M9.5 6.75H12M9.5 9.25H12" />
    </>
  ),
  image: (
    <>
      <rect x="2.25" y="3" width="11.5" height="10" rx="1" />
      <circle cx="5.75" cy="6.25" r="1" />
      <path d="m2.5 11.5 3.25-3 2.25 2 2.75-3 3 3" />
    </>
  ),
  insights: <path d="M2.5 13.5h11M4.5 11V8.5M8 11V3.5M11.5 11V6.5" />,
  left: <path d="m10 4-4 4 4 4" />,
  lock: (
    <>
      <rect x="3.5" y="7" width="9" height="6.5" rx="1" />
      <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
    </>
  ),
  logout: <path d="M6 2.5H3v11h3M10.5 5l3 3-3 3M13.5 8H6.5" />,
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  minus: <path d="M3.25 8h9.5" />,
  moon: <path d="M13.25 9.5A5.5 5.5 0 0 1 6.5 2.75a5.5 5.5 0 1 0 6.75 6.75z" />,
  more: <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" />,
  nodes: (
    <>
      <circle cx="8" cy="3.75" r="1.75" />
      <circle cx="3.75" cy="12.25" r="1.75" />
      <circle cx="12.25" cy="12.25" r="1.75" />
      <path d="M8 5.5V8M3.75 10.5V8h8.5v2.5" />
    </>
  ),
  'not-equal': <path d="M3.5 6h9M3.5 10h9M10.5 3l-5 10" />,
  note: <path d="M3 2.5h10v8l-3 3H3zM10 13.5v-3h3M5.5 5.5h5M5.5 8h3" />,
  offline: (
    <path d="M2 6.5a9 9 0 0 1 12 0M4.25 9a5.75 5.75 0 0 1 7.5 0M6.4 11.4a2.5 2.5 0 0 1 3.2 0M8 13.5h.01M2.75 13.75l10.5-11.5" />
  ),
  pause: <path d="M5.5 3.5v9M10.5 3.5v9" />,
  pencil: <path d="M10.5 2.9 13.1 5.5l-7.6 7.6H2.9v-2.6z" />,
  pin: (
    <>
      <path d="M8 14s4.5-4.2 4.5-7.4a4.5 4.5 0 0 0-9 0C3.5 9.8 8 14 8 14z" />
      <circle cx="8" cy="6.5" r="1.5" />
    </>
  ),
  plus: <path d="M8 3.25v9.5M3.25 8h9.5" />,
  repeat: <path d="M3 7.25V6a2 2 0 0 1 2-2h8M11 2l2 2-2 2M13 8.75V10a2 2 0 0 1-2 2H3M5 14l-2-2 2-2" />,
  right: <path d="m6 4 4 4-4 4" />,
  rotate: <path d="M13.25 2.75v3.5h-3.5M13 6.25A5.5 5.5 0 1 0 13.5 9" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.4 10.4 3.6 3.6" />
    </>
  ),
  'search-check': (
    <>
      <circle cx="7" cy="7" r="4.75" />
      <path d="m10.6 10.6 3.4 3.4M5 7.1l1.4 1.4L9.1 5.6" />
    </>
  ),
  send: <path d="M13.75 2.25 7 9M13.75 2.25 9.5 13.75 7 9 2.25 6.5z" />,
  settings: (
    <>
      <path d="M2.5 5h6M12.5 5h1M2.5 11h1M7.5 11h6" />
      <circle cx="10.5" cy="5" r="1.75" />
      <circle cx="5.5" cy="11" r="1.75" />
    </>
  ),
  shield: <path d="M8 1.9 13 3.6v4c0 3-2 5.3-5 6.5-3-1.2-5-3.5-5-6.5v-4z" />,
  'shield-check': <path d="M8 1.9 13 3.6v4c0 3-2 5.3-5 6.5-3-1.2-5-3.5-5-6.5v-4zM5.75 8l1.6 1.6 2.9-3.2" />,
  sidebar: (
    <>
      <rect x="2" y="3" width="12" height="10" rx="1.25" />
      <path d="M6.25 3v10" />
    </>
  ),
  sun: (
    <>
      <circle cx="8" cy="8" r="2.75" />
      <path d="M8 1.75v1.5M8 12.75v1.5M1.75 8h1.5M12.75 8h1.5M3.6 3.6l1.05 1.05M11.35 11.35l1.05 1.05M12.4 3.6l-1.05 1.05M4.65 11.35 3.6 12.4" />
    </>
  ),
  trash: <path d="M2.5 4.25h11M6 4.25V2.5h4v1.75M4 4.25l.7 9.25h6.6L12 4.25" />,
  tray: <path d="M2 9.5 3.8 3h8.4L14 9.5v3.75H2zM2 9.5h3.5l1 1.5h3l1-1.5H14" />,
  up: <path d="m4 10 4-4 4 4" />,
  updown: <path d="m5.25 6.25 2.75-3 2.75 3M5.25 9.75l2.75 3 2.75-3" />,
  upload: <path d="M8 10.5V3M5 6l3-3 3 3M2.5 10.5v3h11v-3" />,
  user: (
    <>
      <circle cx="8" cy="5.25" r="2.5" />
      <path d="M3 13.5c.5-2.6 2.4-4 5-4s4.5 1.4 5 4" />
    </>
  ),
  'user-plus': (
    <>
      <circle cx="6.5" cy="5.25" r="2.5" />
      <path d="M1.75 13.5c.5-2.6 2.2-4 4.75-4 1.2 0 2.2.3 3 .85M12.25 9.5v4M10.25 11.5h4" />
    </>
  ),
  users: (
    <>
      <circle cx="6" cy="5.5" r="2.25" />
      <path d="M1.75 13c.4-2.4 2-3.6 4.25-3.6s3.85 1.2 4.25 3.6M10.6 3.4a2.15 2.15 0 0 1 0 4.2M12 9.7c1.3.5 2 1.6 2.25 3.3" />
    </>
  ),
  video: (
    <>
      <rect x="1.75" y="4.25" width="8.5" height="7.5" rx="1" />
      <path d="m10.25 7.25 4-2.25v6l-4-2.25" />
    </>
  ),
  'x-circle': (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="m6 6 4 4M10 6l-4 4" />
    </>
  ),
  'zoom-in': (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.4 10.4 3.6 3.6M7 5.1v3.8M5.1 7h3.8" />
    </>
  ),
  'zoom-out': (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.4 10.4 3.6 3.6M5.1 7h3.8" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconShapes;

Object.assign(drawnShapes, iconShapes);

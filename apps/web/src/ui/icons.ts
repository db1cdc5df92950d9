import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import Calendar from 'lucide-react/icons/calendar';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Cloud from 'lucide-react/icons/cloud';
import CloudOff from 'lucide-react/icons/cloud-off';
import Contrast from 'lucide-react/icons/contrast';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Equal from 'lucide-react/icons/equal';
import EqualApproximately from 'lucide-react/icons/equal-approximately';
import EqualNot from 'lucide-react/icons/equal-not';
import Euro from 'lucide-react/icons/euro';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import File from 'lucide-react/icons/file';
import FileCheck from 'lucide-react/icons/file-check';
import Flag from 'lucide-react/icons/flag';
import Hourglass from 'lucide-react/icons/hourglass';
import IdCard from 'lucide-react/icons/id-card';
import Image from 'lucide-react/icons/image';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListFilter from 'lucide-react/icons/list-filter';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Moon from 'lucide-react/icons/moon';
import Network from 'lucide-react/icons/network';
import PanelLeft from 'lucide-react/icons/panel-left';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Repeat from 'lucide-react/icons/repeat';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import SearchCheck from 'lucide-react/icons/search-check';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import StickyNote from 'lucide-react/icons/sticky-note';
import Sun from 'lucide-react/icons/sun';
import Trash from 'lucide-react/icons/trash';
import TriangleExclamationPoint from 'lucide-react/icons/triangle-exclamation-point';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { firstIcons, loadedIcons } from './first-icons.ts';

/** All icons by the names that the app uses for them; every status has its own. */
export const icons = {
  ...firstIcons,
  alert: TriangleExclamationPoint,
  approx: EqualApproximately,
  archive: Archive,
  'arrow-down': ArrowDown,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  bell: Bell,
  billing: CreditCard,
  calendar: Calendar,
  camera: Camera,
  'check-solid': BadgeCheck,
  'circle-dashed': CircleDashed,
  'circle-dots': CircleEllipsis,
  'circle-half': Contrast,
  cloud: Cloud,
  dashboard: LayoutDashboard,
  down: ChevronDown,
  download: Download,
  equal: Equal,
  euro: Euro,
  external: ExternalLink,
  eye: Eye,
  file: File,
  'file-check': FileCheck,
  filter: ListFilter,
  flag: Flag,
  help: CircleQuestionMark,
  hourglass: Hourglass,
  id: IdCard,
  image: Image,
  insights: ChartColumn,
  left: ChevronLeft,
  lock: Lock,
  logout: LogOut,
  menu: Menu,
  minus: Minus,
  moon: Moon,
  more: Ellipsis,
  nodes: Network,
  'not-equal': EqualNot,
  note: StickyNote,
  offline: CloudOff,
  pause: Pause,
  pencil: Pencil,
  pin: MapPin,
  plus: Plus,
  repeat: Repeat,
  right: ChevronRight,
  rotate: RotateCw,
  search: Search,
  'search-check': SearchCheck,
  send: Send,
  settings: Settings,
  shield: Shield,
  'shield-check': ShieldCheck,
  sidebar: PanelLeft,
  sun: Sun,
  trash: Trash,
  tray: Inbox,
  up: ChevronUp,
  updown: ChevronsUpDown,
  upload: Upload,
  user: User,
  'user-plus': UserPlus,
  users: Users,
  video: Video,
  'x-circle': CircleX,
  'zoom-in': ZoomIn,
  'zoom-out': ZoomOut,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

Object.assign(loadedIcons, icons);

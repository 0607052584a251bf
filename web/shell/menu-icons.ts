import {
  BookImage,
  Coins,
  Hammer,
  ImageIcon,
  Images,
  Layers,
  type LucideIcon,
  Medal,
  Milestone,
  Newspaper,
  Palette,
  Pencil,
  Scale,
  ScrollText,
  Sparkles,
  Trophy,
  Upload,
} from 'lucide-react'
import { sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'
import { kindIcons } from '../ui/kind-icons.ts'

/** The drawing beside each entry of the menus, by where it leads; apart from menus.ts, which the first page carries. */
export const menuIcons: Readonly<Record<string, LucideIcon>> = {
  '/generate': ImageIcon,
  '/generate?formType=upload': Upload,
  '/rpg-workshop': Hammer,
  ...Object.fromEntries(sheetKinds.map((kind) => [sheetKindFacts[kind].page, kindIcons[kind]])),
  '/gallery': Images,
  '/gallery?tab=sheets': ScrollText,
  '/models': Palette,
  '/loras': Layers,
  '/edit': Pencil,
  '/lora/create': Sparkles,
  '/model-comparison': Scale,
  '/my-gallery': BookImage,
  '/leaderboards': Trophy,
  '/competitions': Medal,
  '/tasks': Coins,
  '/roadmap': Milestone,
  '/blogs': Newspaper,
}

import { BookImage, Hammer, Images, type LucideIcon, Palette, ScrollText, Upload } from 'lucide-react'
import { sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'
import { categoryIcons } from '../ui/category-icons.ts'
import { classes } from '../ui/classes.ts'
import { kindIcon } from '../ui/kind-icons.ts'
import { Link } from '../ui/link.tsx'
import { rowLook } from '../ui/popup-look.ts'
import type { MenuEntry } from './menus.ts'
import type { menuRow } from './use-disclosure.ts'

const icons: Record<string, LucideIcon> = {
  ...Object.fromEntries(
    Object.entries(categoryIcons).map(([category, icon]) => [`/generate?categories=${category}`, icon]),
  ),
  '/generate?formType=upload': Upload,
  '/rpg-workshop': Hammer,
  ...Object.fromEntries(sheetKinds.map((kind) => [sheetKindFacts[kind].page, kindIcon(kind)])),
  '/gallery?tab=sheets': ScrollText,
  '/models': Palette,
  '/gallery': Images,
  '/my-gallery': BookImage,
}

interface MenuRowsProps {
  entries: MenuEntry[]
  onFollow: () => void
  /** In a menu that opens by itself: see useDisclosure. */
  row?: typeof menuRow
  className?: string
}

/** A menu's links with their drawings, in the header and in the side sheet; fetched when a menu is first reached for. */
export default function MenuRows({ entries, onFollow, row, className }: MenuRowsProps) {
  return (
    <ul className={className}>
      {entries.map(({ label, to }) => {
        const Icon = icons[to]
        return (
          <li key={to}>
            <Link to={to} {...row} onClick={onFollow} className={classes(rowLook, 'hover:bg-raise2')}>
              {Icon && <Icon aria-hidden className="size-4.5 text-ink3" />}
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

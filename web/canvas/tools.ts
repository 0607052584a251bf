import {
  AppWindow,
  ArrowUpRight,
  BrickWall,
  Circle,
  DoorOpen,
  Frame,
  Hand,
  type LucideIcon,
  Minus,
  MousePointer2,
  Pencil,
  Pentagon,
  Square,
  Type,
} from 'lucide-react'
import type { Tool } from './desk.ts'

/** Every tool, in the order of the toolbar; `starts`: a new group begins. */
export const tools: readonly { tool: Tool; label: string; icon: LucideIcon; key: string; starts?: true }[] = [
  { tool: 'select', label: 'Choose and move', icon: MousePointer2, key: 'V' },
  { tool: 'hand', label: 'Move the board', icon: Hand, key: 'H' },
  { tool: 'pen', label: 'Draw', icon: Pencil, key: 'P', starts: true },
  { tool: 'text', label: 'Note', icon: Type, key: 'T' },
  { tool: 'rect', label: 'Rectangle', icon: Square, key: 'R' },
  { tool: 'ellipse', label: 'Ellipse', icon: Circle, key: 'O' },
  { tool: 'line', label: 'Line', icon: Minus, key: 'L' },
  { tool: 'arrow', label: 'Arrow', icon: ArrowUpRight, key: 'A' },
  { tool: 'polygon', label: 'Polygon', icon: Pentagon, key: 'G' },
  { tool: 'frame', label: 'Frame to make a picture in', icon: Frame, key: 'F', starts: true },
  { tool: 'wall', label: 'Wall', icon: BrickWall, key: 'W', starts: true },
  { tool: 'door', label: 'Door', icon: DoorOpen, key: 'D' },
  { tool: 'window', label: 'Window', icon: AppWindow, key: 'N' },
]

/** What a tool waits for, as people are told. */
export const toolHints: Partial<Record<Tool, string>> = {
  wall: 'Click corner by corner; a double click or Enter ends the wall. Doors and windows go from side to side.',
  polygon: 'Click corner by corner; a double click, Enter or the first corner ends it.',
  door: 'From one side of the door to the other.',
  window: 'From one side of the window to the other.',
  frame: 'Draw a frame, then say what is to be made in it.',
}

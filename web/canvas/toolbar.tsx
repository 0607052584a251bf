import { useStore } from '../state/store.ts'
import { Press } from '../ui/press.tsx'
import type { Desk } from './desk.ts'
import { tools } from './tools.ts'

/** What the pointer does on the board: beside it, on small screens below. */
export function Toolbar({ desk }: { desk: Desk }) {
  const chosen = useStore(desk.store, (state) => state.tool)
  return (
    <div
      role="toolbar"
      aria-label="Tools"
      className="flex shrink-0 gap-0.5 border-line bg-raise1 p-1 max-lg:scrolls-sideways max-lg:border-t max-lg:pb-[max(0.25rem,env(safe-area-inset-bottom))] lg:flex-col lg:overflow-y-auto lg:border-r"
    >
      {tools.map(({ tool, label, icon: Icon, key, starts }) => (
        <Press
          key={tool}
          aria-label={label}
          title={`${label} (${key})`}
          aria-pressed={tool === chosen}
          onClick={() => desk.set({ tool })}
          className={`grid size-11 shrink-0 place-items-center rounded-md text-ink2 transition-colors hover:bg-raise2 hover:text-ink aria-pressed:bg-amber aria-pressed:text-on-amber ${starts ? 'max-lg:ml-2 lg:mt-2' : ''}`}
        >
          <Icon aria-hidden className="size-5" />
        </Press>
      ))}
    </div>
  )
}

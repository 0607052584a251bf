import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { FullImage } from '../../contract/images.ts'
import { type GridShape, gridShapes } from '../../contract/map-exports.ts'
import { type View, views } from '../../contract/views.ts'
import { tabStorage } from '../state/storage.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { gridChoices, viewChoices } from './map-export-choices.ts'

/** Whose version of a battle map is wanted and with which grid: the page, its print and every export follow it. */
export interface MapChoice {
  view: View
  grid: GridShape
  /** Where both are chosen. */
  controls: ReactNode
}

const KEY = 'lanternkeep-map-choice'

/** The choice that this tab's last map was shown with; empty where nothing is kept. */
function kept(): URLSearchParams {
  try {
    return new URLSearchParams(tabStorage.getItem(KEY) ?? '')
  } catch {
    return new URLSearchParams()
  }
}

function keep(view: View, grid: GridShape): void {
  try {
    tabStorage.setItem(KEY, new URLSearchParams({ view, grid }).toString())
  } catch {
    // Without storage the address alone holds it.
  }
}

/** The version and grid that a battle map is shown in, in the address and kept for the next map; undefined for other pictures. */
export function useMapChoice(image: FullImage): MapChoice | undefined {
  const [search, setSearch] = useSearchParams()
  const isMap = image.squares !== null
  const isGiven = search.has('view') || search.has('grid')
  const grid = gridShapes.find((one) => one === search.get('grid')) ?? 'square'
  // Whoever made the map runs it; anybody else may well be about to play on it.
  const asked = views.find((one) => one === search.get('view')) ?? (image.isOwner ? 'gm' : 'players')
  // Whoever has a map by its link is given the players' alone.
  const isTold = image.isOwner || image.isVisible
  const view = isTold ? asked : 'players'

  function show(chosen: Record<string, string>) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(chosen)) after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  // What is kept is known in the browser only: the first render must be the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture takes it over once.
  useEffect(() => {
    const before = kept()
    if (isMap && !isGiven && before.size > 0) show(Object.fromEntries(before))
  }, [image.id])

  if (!isMap) return undefined
  const choose = (change: Partial<Pick<MapChoice, 'view' | 'grid'>>) => {
    const chosen = { view, grid, ...change }
    keep(chosen.view, chosen.grid)
    show(chosen)
  }
  return {
    view,
    grid,
    controls: (
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <ChoiceChips
          label="Grid"
          name="shown-grid"
          value={grid}
          options={gridChoices}
          onChange={(one) => choose({ grid: one })}
        />
        {isTold && (
          <ChoiceChips
            label="Version"
            name="shown-view"
            value={view}
            options={viewChoices}
            onChange={(one) => choose({ view: one })}
          />
        )}
      </div>
    ),
  }
}

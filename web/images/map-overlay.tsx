import { useState } from 'react'
import type { FullImage } from '../../contract/images.ts'
import type { GridShape, MapView } from '../../contract/map-exports.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { overlayAddress } from './map-export.ts'
import { grids, views } from './map-export-choices.ts'

/** Which lines lie over a battle map's art, and the choice of them; undefined for pictures with none. */
export function useMapOverlay(image: FullImage) {
  const [grid, setGrid] = useState<GridShape>('square')
  const [chosen, setView] = useState<MapView>()
  // Whoever made the map runs it; anybody else may well be about to play on it.
  const view = chosen ?? (image.isOwner ? 'gm' : 'players')
  if (!image.squares?.isBare) return undefined
  const isEmpty = grid === 'none' && view === 'players'
  return {
    over: !isEmpty && (
      <img
        src={overlayAddress(image, { view, grid })}
        alt=""
        className="pointer-events-none absolute inset-0 size-full object-cover"
      />
    ),
    choice: (
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <ChoiceChips label="Grid" name="shown-grid" value={grid} options={grids} onChange={setGrid} />
        <ChoiceChips label="Version" name="shown-view" value={view} options={views} onChange={setView} />
      </div>
    ),
  }
}

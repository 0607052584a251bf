import { ChevronDown, ChevronUp, Eye, EyeOff, Lock, LockOpen, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Blend, BOARD_LAYERS_MAX, blendNames, blends, LAYER_NAME_MAX } from '../../contract/board-facts.ts'
import { useStore } from '../state/store.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Press } from '../ui/press.tsx'
import { Select } from '../ui/select.tsx'
import type { Desk } from './desk.ts'
import { type Doc, type Layer, newId, withoutItems } from './model.ts'
import { Slider } from './slider.tsx'

const withLayer = (doc: Doc, id: string, change: Partial<Layer>): Doc => ({
  ...doc,
  layers: doc.layers.map((layer) => (layer.id === id ? { ...layer, ...change } : layer)),
})

function withSwapped(doc: Doc, id: string, by: 1 | -1): Doc {
  const at = doc.layers.findIndex((layer) => layer.id === id)
  const [one, other] = [doc.layers[at], doc.layers[at + by]]
  if (!one || !other) return doc
  const layers = [...doc.layers]
  layers[at] = other
  layers[at + by] = one
  return { ...doc, layers }
}

interface RowProps {
  desk: Desk
  layer: Layer
  count: number
  isActive: boolean
}

function Row({ desk, layer, count, isActive }: RowProps) {
  const { id, name, isHidden, isLocked } = layer
  const change = (label: string, to: Partial<Layer>, kind?: string) =>
    desk.commit(label, (doc) => withLayer(doc, id, to), kind)
  return (
    <li
      className={`flex items-center rounded-md border ${isActive ? 'border-amber bg-raise2' : 'border-transparent'} ${layer.group ? 'ml-3' : ''}`}
    >
      <Press
        aria-pressed={isActive}
        onClick={() => desk.set({ layerId: id })}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-2.5 text-left text-sm"
      >
        <span className={`truncate ${isHidden ? 'text-ink3 line-through' : ''}`}>{name || 'Layer'}</span>
        <span className="ml-auto text-xs text-ink3 tabular">{count}</span>
      </Press>
      <IconButton
        label={isHidden ? `Show “${name}”` : `Hide “${name}”`}
        aria-pressed={isHidden}
        className="size-9 touch-target"
        onClick={() => change(isHidden ? 'Show a layer' : 'Hide a layer', { isHidden: !isHidden })}
      >
        {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
      <IconButton
        label={isLocked ? `Unlock “${name}”` : `Lock “${name}”`}
        aria-pressed={isLocked}
        className="size-9 touch-target"
        onClick={() => change(isLocked ? 'Unlock a layer' : 'Lock a layer', { isLocked: !isLocked })}
      >
        {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </IconButton>
    </li>
  )
}

/** What of the chosen layer can be changed. */
function Facts({ desk, layer, groups }: { desk: Desk; layer: Layer; groups: readonly string[] }) {
  const { doc } = desk.store.get()
  const at = doc.layers.findIndex(({ id }) => id === layer.id)
  const change = (label: string, to: Partial<Layer>, kind?: string) =>
    desk.commit(label, (now) => withLayer(now, layer.id, to), kind)
  const count = Object.values(doc.items).filter(({ layerId }) => layerId === layer.id).length

  function remove() {
    desk.commit('Delete a layer', (now) => {
      const ids = Object.values(now.items)
        .filter(({ layerId }) => layerId === layer.id)
        .map(({ id }) => id)
      return { ...withoutItems(now, ids), layers: now.layers.filter(({ id }) => id !== layer.id) }
    })
  }

  return (
    <div className="grid gap-3 border-line border-t pt-3">
      <TextField
        label="Name of the layer"
        value={layer.name}
        maxLength={LAYER_NAME_MAX}
        onChange={(event) => change('Name a layer', { name: event.target.value }, `name ${layer.id}`)}
      />
      <TextField
        label="In the group"
        value={layer.group}
        maxLength={LAYER_NAME_MAX}
        list="layer-groups"
        placeholder="None"
        onChange={(event) => change('Group a layer', { group: event.target.value }, `group ${layer.id}`)}
      />
      <datalist id="layer-groups">
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      <Select
        label="Blend"
        value={layer.blend}
        options={blends.map((value) => ({ value, label: blendNames[value] }))}
        onChange={(blend: Blend) => change('Blend a layer', { blend })}
      />
      <Slider
        label="Opacity"
        value={Math.round(layer.opacity * 100)}
        onChange={(value) => change('Opacity of a layer', { opacity: value / 100 }, `opacity ${layer.id}`)}
      />
      <div className="flex items-center gap-1">
        <IconButton
          label="Move the layer up"
          disabled={at === doc.layers.length - 1}
          onClick={() => desk.commit('Move a layer', (now) => withSwapped(now, layer.id, 1))}
        >
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton
          label="Move the layer down"
          disabled={at === 0}
          onClick={() => desk.commit('Move a layer', (now) => withSwapped(now, layer.id, -1))}
        >
          <ChevronDown aria-hidden />
        </IconButton>
        <IconButton
          label={count > 0 ? `Delete the layer with its ${count} things` : 'Delete the layer'}
          className="ml-auto"
          disabled={doc.layers.length === 1}
          onClick={remove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

interface Section {
  group: string
  layers: Layer[]
}

/** Layers from the top down, those of one group that lie together under its name. */
function sectionsOf(layers: readonly Layer[]): Section[] {
  const sections: Section[] = []
  for (const layer of [...layers].reverse()) {
    const last = sections.at(-1)
    if (last && last.group === layer.group) last.layers.push(layer)
    else sections.push({ group: layer.group, layers: [layer] })
  }
  return sections
}

/** The layers of a board: which is drawn on, which are seen, how they lie over each other. */
export function LayersPanel({ desk }: { desk: Desk }) {
  const doc = useStore(desk.store, (state) => state.doc)
  const layerId = useStore(desk.store, (state) => state.layerId)
  const [isOpen, setOpen] = useState(false)
  const active = doc.layers.find(({ id }) => id === layerId)
  const counts = Map.groupBy(Object.values(doc.items), (item) => item.layerId)
  const groups = [...new Set(doc.layers.flatMap(({ group }) => group || []))]

  function add() {
    const id = newId()
    desk.commit('New layer', (now) => {
      const at = now.layers.findIndex((layer) => layer.id === layerId) + 1 || now.layers.length
      const layer: Layer = {
        id,
        name: `Layer ${now.layers.length + 1}`,
        isLocked: false,
        isHidden: false,
        blend: 'normal',
        opacity: 1,
        group: now.layers[at - 1]?.group ?? '',
      }
      return { ...now, layers: [...now.layers.slice(0, at), layer, ...now.layers.slice(at)] }
    })
    desk.set({ layerId: id })
  }

  function toggleGroup(section: Section) {
    const isHidden = section.layers.some((layer) => !layer.isHidden)
    const ids = new Set(section.layers.map(({ id }) => id))
    desk.commit(isHidden ? 'Hide a group' : 'Show a group', (now) => ({
      ...now,
      layers: now.layers.map((layer) => (ids.has(layer.id) ? { ...layer, isHidden } : layer)),
    }))
  }

  return (
    <section className="grid gap-3" aria-label="Layers">
      <div className="flex items-center justify-between">
        <h2 className="font-serif text-lg">Layers</h2>
        <Button size="sm" disabled={doc.layers.length >= BOARD_LAYERS_MAX} onClick={add}>
          <Plus aria-hidden className="size-4" />
          Layer
        </Button>
      </div>
      <ul className="grid gap-0.5">
        {sectionsOf(doc.layers).map((section) => (
          <li key={`${section.group} ${section.layers[0]?.id}`}>
            {section.group && (
              <div className="flex items-center justify-between pl-2.5">
                <span className="truncate text-xs font-medium text-ink3">{section.group}</span>
                <IconButton
                  label={`Show or hide the group “${section.group}”`}
                  className="size-9 touch-target"
                  onClick={() => toggleGroup(section)}
                >
                  {section.layers.every(({ isHidden }) => isHidden) ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
                </IconButton>
              </div>
            )}
            <ul>
              {section.layers.map((layer) => (
                <Row
                  key={layer.id}
                  desk={desk}
                  layer={layer}
                  count={counts.get(layer.id)?.length ?? 0}
                  isActive={layer.id === layerId}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {active && (
        <>
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="justify-self-start">
            {isOpen ? 'Less' : 'Change'} “{active.name.slice(0, 20) || 'Layer'}”
          </Button>
          {isOpen && <Facts desk={desk} layer={active} groups={groups} />}
        </>
      )}
    </section>
  )
}

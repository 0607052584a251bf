import { type ReactNode, useState } from 'react'
import {
  BOARD_TEXT_MAX,
  GRID_LEAST,
  GRID_MOST,
  segmentForms,
  type TextAlign,
  type TextFace,
} from '../../contract/board-facts.ts'
import { useStore } from '../state/store.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { type Action, actions, type Hand } from './actions.ts'
import { ColourField } from './colour-field.tsx'
import { chosenOf, type Desk, isFree } from './desk.ts'
import { heightOf } from './draw.ts'
import { scaled } from './geometry.ts'
import { asToken, type Pen } from './make.ts'
import { changeItems, type Item, type ItemOf, rounded } from './model.ts'
import { Slider } from './slider.tsx'

const sections: readonly { label: string; ids: readonly string[] }[] = [
  { label: 'With it', ids: ['duplicate', 'delete', 'group', 'ungroup', 'mirror'] },
  { label: 'Order', ids: ['top', 'up', 'down', 'bottom'] },
  {
    label: 'Align',
    ids: [
      'align-left',
      'align-centre',
      'align-right',
      'align-top',
      'align-middle',
      'align-bottom',
      'distribute-x',
      'distribute-y',
    ],
  },
]

const named = new Map(actions.map((action) => [action.id, action]))

function ActionButton({ action, hand, isEnabled }: { action: Action; hand: Hand; isEnabled: boolean }) {
  const { label, keys, icon: Icon } = action
  return (
    <IconButton
      label={label}
      title={keys ? `${label} (${keys})` : label}
      disabled={!isEnabled}
      onClick={() => action.perform(hand)}
    >
      <Icon aria-hidden />
    </IconButton>
  )
}

function NumberField({
  label,
  value,
  least,
  most,
  onChange,
}: {
  label: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}) {
  const [typed, setTyped] = useState<string>()
  return (
    <label className="grid gap-1 text-xs text-ink3">
      {label}
      <input
        type="number"
        value={typed ?? Math.round(value * 10) / 10}
        min={least}
        max={most}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = Number(event.target.value)
          if (event.target.value !== '' && next >= least && next <= most) onChange(next)
        }}
        onBlur={() => setTyped(undefined)}
        className="h-11 w-full rounded-md border border-line-strong bg-ground px-2 text-base text-ink tabular focus:outline-2 focus:outline-accent"
      />
    </label>
  )
}

interface FactsProps<T extends Item = Item> {
  desk: Desk
  item: T
  change: (label: string, to: Partial<T> | ((item: T) => T), kind?: string) => void
}

function TextFacts({ item, change }: FactsProps<ItemOf<'text'>>) {
  const set = (label: string, to: Partial<ItemOf<'text'>>, kind?: string) =>
    change(
      label,
      (one) => {
        const next = { ...one, ...to }
        return { ...next, height: heightOf(next) }
      },
      kind,
    )
  return (
    <>
      <TextArea
        label="Words"
        value={item.text}
        maxLength={BOARD_TEXT_MAX}
        onChange={(event) => set('Write', { text: event.target.value }, `write ${item.id}`)}
      />
      <div className="grid grid-cols-2 gap-2">
        <Select
          label="Letters"
          value={item.face}
          options={[
            { value: 'sans', label: 'Plain' },
            { value: 'serif', label: 'Title' },
            { value: 'book', label: 'Book' },
          ]}
          onChange={(face: TextFace) => set('Letters', { face })}
        />
        <Select
          label="Aligned"
          value={item.align}
          options={[
            { value: 'left', label: 'Left' },
            { value: 'center', label: 'Middle' },
            { value: 'right', label: 'Right' },
          ]}
          onChange={(align: TextAlign) => set('Align words', { align })}
        />
      </div>
      <Slider
        label="Size"
        value={Math.round(item.size)}
        least={8}
        most={200}
        unit=" px"
        onChange={(size) => set('Size of letters', { size }, `size ${item.id}`)}
      />
      <ColourField label="Colour" value={item.colour} onChange={(colour) => colour && set('Colour', { colour })} />
      <ColourField label="Note" value={item.fill} canBeNone onChange={(fill) => set('Note', { fill })} />
    </>
  )
}

function ShapeFacts({ item, change }: FactsProps<ItemOf<'shape'>>) {
  const hasInside = item.form !== 'line' && item.form !== 'arrow'
  return (
    <>
      <ColourField
        label="Line"
        value={item.stroke}
        canBeNone={hasInside}
        onChange={(stroke) => change('Line', { stroke })}
      />
      {hasInside && (
        <ColourField label="Inside" value={item.fill} canBeNone onChange={(fill) => change('Inside', { fill })} />
      )}
      <Slider
        label="Thickness"
        value={Math.round(item.thickness)}
        least={1}
        most={60}
        unit=" px"
        onChange={(thickness) => change('Thickness', { thickness }, `thickness ${item.id}`)}
      />
    </>
  )
}

function PictureFacts({ desk, item, change }: FactsProps<ItemOf<'picture'>>) {
  const { doc, pictures } = desk.store.get()
  const { grid } = doc
  const picture = pictures.get(item.imageId)
  const across = item.width / grid.size
  const size = (squares: number) =>
    change(
      'Size',
      (one) => {
        const k = (squares * grid.size) / one.width
        return scaled(one, k, k) as ItemOf<'picture'>
      },
      `squares ${item.id}`,
    )
  const flat = (one: ItemOf<'picture'>): ItemOf<'picture'> => ({
    ...one,
    isRound: false,
    ring: null,
    height: rounded((one.width * (picture?.height ?? 1)) / (picture?.width ?? 1)),
  })
  return (
    <>
      <NumberField label="Squares across" value={across} least={0.25} most={200} onChange={size} />
      {item.isRound ? (
        <>
          <ColourField label="Ring" value={item.ring} canBeNone onChange={(ring) => change('Ring', { ring })} />
          <Button size="sm" onClick={() => change('Whole picture', flat)}>
            Show the whole picture
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={() => change('Token', (one) => asToken(one, grid))}>
          Make it a token
        </Button>
      )}
    </>
  )
}

function Facts({ desk, items }: { desk: Desk; items: readonly Item[] }) {
  const [item] = items
  if (items.length !== 1 || !item) return null
  const change: FactsProps['change'] = (label, to, kind) =>
    desk.commit(
      label,
      (doc) => {
        const now = doc.items[item.id]
        if (!now) return doc
        return changeItems(doc, [typeof to === 'function' ? to(now) : ({ ...now, ...to } as Item)])
      },
      kind ?? `${label} ${item.id}`,
    )
  // Each kind's own fields ask for its own thing: the kind says which it is.
  if (item.kind === 'text') return <TextFacts desk={desk} item={item} change={change as never} />
  if (item.kind === 'shape') return <ShapeFacts desk={desk} item={item} change={change as never} />
  if (item.kind === 'picture') return <PictureFacts desk={desk} item={item} change={change as never} />
  if (item.kind === 'stroke')
    return (
      <>
        <ColourField
          label="Colour"
          value={item.colour}
          onChange={(colour) => colour && change('Colour', { colour } as Partial<Item>)}
        />
        <Slider
          label="Thickness"
          value={Math.round(item.thickness)}
          least={1}
          most={80}
          unit=" px"
          onChange={(thickness) => change('Thickness', { thickness } as Partial<Item>)}
        />
      </>
    )
  if (item.kind === 'segment')
    return (
      <Select
        label="It is a"
        value={item.form}
        options={segmentForms.map((value) => ({
          value,
          label: { wall: 'Wall', door: 'Door', window: 'Window' }[value],
        }))}
        onChange={(form) => change('Kind of wall', { form } as Partial<Item>)}
      />
    )
  return null
}

/** What the next thing is drawn with. */
function PenFacts({ pen, onPen }: { pen: Pen; onPen: (pen: Pen) => void }) {
  return (
    <>
      <ColourField label="Line" value={pen.colour} onChange={(colour) => colour && onPen({ ...pen, colour })} />
      <ColourField label="Inside" value={pen.fill} canBeNone onChange={(fill) => onPen({ ...pen, fill })} />
      <Slider
        label="Thickness"
        value={pen.thickness}
        least={1}
        most={40}
        unit=" px"
        onChange={(thickness) => onPen({ ...pen, thickness })}
      />
    </>
  )
}

function BoardFacts({ desk }: { desk: Desk }) {
  const { grid, background } = useStore(desk.store, (state) => state.doc)
  const set = (label: string, to: Partial<typeof grid>) =>
    desk.commit(label, (doc) => ({ ...doc, grid: { ...doc.grid, ...to } }), `grid ${label}`)
  return (
    <>
      <NumberField
        label="A square of the grid, px"
        value={grid.size}
        least={GRID_LEAST}
        most={GRID_MOST}
        onChange={(size) => set('Grid', { size })}
      />
      {(
        [
          ['isShown', 'Show the grid'],
          ['isSnapping', 'Snap to the grid and to edges'],
        ] as const
      ).map(([name, label]) => (
        <label key={name} className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={grid[name]}
            onChange={(event) => set(label, { [name]: event.target.checked })}
            className="size-5 accent-amber"
          />
          {label}
        </label>
      ))}
      <ColourField
        label="Ground of the board"
        value={background}
        canBeNone
        onChange={(colour) => desk.commit('Ground', (doc) => ({ ...doc, background: colour }), 'ground')}
      />
    </>
  )
}

interface InspectorProps {
  hand: Hand
  pen: Pen
  onPen: (pen: Pen) => void
  /** What else can be done with the one thing that is chosen. */
  children?: ReactNode
}

/** What can be changed of what is chosen; of the board where nothing is. */
export function Inspector({ hand, pen, onPen, children }: InspectorProps) {
  const { desk } = hand
  const state = useStore(desk.store, (now) => now)
  const items = chosenOf(state)
  const { tool } = state
  if (items.length === 0)
    return (
      <section className="grid gap-4" aria-label={tool === 'select' || tool === 'hand' ? 'The board' : 'The pen'}>
        <h2 className="font-serif text-lg">{tool === 'select' || tool === 'hand' ? 'Board' : 'Pen'}</h2>
        {tool === 'select' || tool === 'hand' ? <BoardFacts desk={desk} /> : <PenFacts pen={pen} onPen={onPen} />}
      </section>
    )
  const isLocked = items.some((item) => !isFree(state.doc, item))
  const [first] = items
  const opacity = Math.round((first?.opacity ?? 1) * 100)
  return (
    <section className="grid gap-4" aria-label="What is chosen">
      <h2 className="font-serif text-lg">{items.length === 1 ? nameOf(first) : `${items.length} things`}</h2>
      {isLocked && <p className="text-sm text-ink2">It lies on a layer that is locked or hidden.</p>}
      {!isLocked && (
        <>
          <Facts desk={desk} items={items} />
          {children}
          <Slider
            label="Opacity"
            value={opacity}
            onChange={(value) =>
              desk.commit(
                'Opacity',
                (doc) =>
                  changeItems(
                    doc,
                    items.map(({ id }) => ({ ...(doc.items[id] as Item), opacity: value / 100 })),
                  ),
                `opacity ${first?.id}`,
              )
            }
          />
          <Select
            label="On the layer"
            value={items.every(({ layerId }) => layerId === first?.layerId) ? (first?.layerId ?? null) : null}
            placeholder="Several"
            options={state.doc.layers.map(({ id, name }) => ({ value: id, label: name || 'Layer' }))}
            onChange={(layerId) =>
              desk.commit('Move to a layer', (doc) =>
                changeItems(
                  doc,
                  items.map((item) => ({ ...item, layerId })),
                ),
              )
            }
          />
        </>
      )}
      {sections.map(({ label, ids }) => {
        const shown = ids.flatMap((id) => named.get(id) ?? []).filter((action) => action.isEnabled(state))
        if (shown.length === 0) return null
        return (
          <div key={label} className="grid gap-1">
            <h3 className="text-xs font-medium text-ink3">{label}</h3>
            <div className="-ml-2 flex flex-wrap">
              {shown.map((action) => (
                <ActionButton key={action.id} action={action} hand={hand} isEnabled />
              ))}
            </div>
          </div>
        )
      })}
    </section>
  )
}

function nameOf(item: Item | undefined): string {
  switch (item?.kind) {
    case 'picture':
      return item.isRound ? 'Token' : 'Picture'
    case 'text':
      return 'Note'
    case 'shape':
      return { rect: 'Rectangle', ellipse: 'Ellipse', line: 'Line', arrow: 'Arrow', polygon: 'Polygon' }[item.form]
    case 'stroke':
      return 'Stroke'
    case 'frame':
      return item.name || 'Frame'
    case 'segment':
      return { wall: 'Wall', door: 'Door', window: 'Window' }[item.form]
    default:
      return 'Nothing'
  }
}

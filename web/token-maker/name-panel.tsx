import { useEffect, useRef } from 'react'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { Colour } from './fields.tsx'
import { drawPip, PIPS_MAX, type PipName, pipFacts, pipNames } from './pips.ts'
import { type RibbonKind, ribbonKinds, typefaceNames, typefaces } from './style.ts'
import { NAME_MAX, type Token } from './tokens.ts'
import type { TokenMaker } from './use-token-maker.ts'

const ribbonLabels: Record<RibbonKind, string> = {
  none: 'No name',
  ribbon: 'Ribbon',
  plate: 'Plate',
  rim: 'On the rim',
}

function Pip({ name }: { name: PipName }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    pen.clearRect(0, 0, 48, 48)
    drawPip(pen, name, 24, 24, 21)
  }, [name])
  return <canvas ref={canvas} width={48} height={48} aria-hidden className="size-6" />
}

/** A token's name and how it stands with it at the table. */
export function NamePanel({ maker, token }: { maker: TokenMaker; token: Token }) {
  const { dispatch, state } = maker
  const { style } = state
  const change = maker.dress
  const settle = () => dispatch({ do: 'settle' })
  return (
    <div className="grid gap-5">
      <TextField
        label="Name"
        value={token.name}
        maxLength={NAME_MAX}
        placeholder="Without one there is no ribbon"
        onChange={(event) => dispatch({ do: 'change', id: token.id, token: { name: event.target.value } })}
        onBlur={settle}
      />
      <ChoiceChips
        label="Where the name is, on every token of the set"
        name="token-ribbon"
        value={style.ribbon}
        options={ribbonKinds.map((value) => ({ value, label: ribbonLabels[value] }))}
        onChange={(ribbon) => change({ ribbon })}
      />
      {style.ribbon !== 'none' && (
        <>
          <Select
            label="Typeface"
            value={style.typeface}
            options={typefaceNames.map((value) => ({ value, label: typefaces[value].label }))}
            onChange={(typeface) => change({ typeface })}
          />
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <Colour
              label={style.ribbon === 'ribbon' ? 'Ribbon' : 'Plate'}
              value={style.ribbonColour}
              onChange={(ribbonColour) => change({ ribbonColour })}
              onSettle={settle}
            />
            <Colour label="Letters" value={style.ink} onChange={(ink) => change({ ink })} onSettle={settle} />
          </div>
        </>
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">
          Status of this token{' '}
          <span className="font-normal text-ink3 tabular">
            {token.pips.length} of {PIPS_MAX}
          </span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {pipNames.map((name) => {
            const isOn = token.pips.includes(name)
            return (
              <label
                key={name}
                className={classes(
                  'touch-target relative inline-flex h-9 cursor-pointer items-center gap-1.5 rounded-full border pr-3 pl-1.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                  isOn
                    ? 'border-line-strong bg-raise3 text-ink'
                    : 'border-line bg-raise2 text-ink2 hover:border-line-strong',
                )}
              >
                <input
                  type="checkbox"
                  checked={isOn}
                  onChange={() => dispatch({ do: 'pip', id: token.id, pip: name })}
                  className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
                />
                <Pip name={name} />
                {pipFacts[name].label}
              </label>
            )
          })}
        </div>
      </fieldset>
    </div>
  )
}

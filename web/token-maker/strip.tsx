import { X } from 'lucide-react'
import { IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'
import { TokenCanvas } from './token-canvas.tsx'
import { useFont } from './use-fonts.ts'
import { useFrame } from './use-frame.ts'
import type { TokenMaker } from './use-token-maker.ts'

const SIDE = 112

/** All tokens of the set, to choose one. */
export function Strip({ maker }: { maker: TokenMaker }) {
  const { state, dispatch, pictureOf } = maker
  const frame = useFrame(state.style, SIDE)
  const font = useFont(state.style.typeface)
  return (
    <ul aria-label="The set" className="flex max-h-72 flex-wrap gap-2 overflow-y-auto p-1">
      {state.tokens.map((token, n) => (
        <li key={token.id} className="relative">
          <Press
            aria-label={`${n + 1}: ${token.name || 'without a name'}`}
            aria-pressed={token.id === state.chosen}
            onClick={() => dispatch({ do: 'choose', id: token.id })}
            className={classes(
              'token-ground block size-18 overflow-hidden rounded-md border-2',
              token.id === state.chosen ? 'border-amber' : 'border-line hover:border-line-strong',
            )}
          >
            <TokenCanvas
              side={SIDE}
              style={state.style}
              token={token}
              picture={pictureOf(token)}
              frame={frame}
              again={font}
              className="size-full"
            />
          </Press>
          {token.id === state.chosen && (
            <IconButton
              label={`Take ${token.name || 'it'} out of the set`}
              onClick={() => dispatch({ do: 'remove', id: token.id })}
              tone="plain"
              className="absolute -top-1 -right-1 size-7! touch-target rounded-full! [&_svg]:size-4!"
            >
              <X aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}

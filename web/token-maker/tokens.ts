import type { View } from '../stage/view.ts'
import type { CreatureSize } from './creature-sizes.ts'
import { PIPS_MAX, type PipName } from './pips.ts'
import type { Style } from './style.ts'

/** As many as a set may have. */
export const TOKENS_MAX = 50
export const NAME_MAX = 60

export interface Token {
  id: string
  name: string
  /** Which of the pictures at hand it shows. */
  picture: string
  place: View
  /** It lies where somebody put it; else it is put in the middle anew when its frame changes. */
  isPlaced: boolean
  pips: readonly PipName[]
  size: CreatureSize
  /** How many are printed. */
  copies: number
}

/** All that can be taken back. */
interface Kept {
  style: Style
  tokens: readonly Token[]
  chosen: string | null
}

export interface State extends Kept {
  past: readonly Kept[]
  future: readonly Kept[]
  /** What the last change was of, while it goes on: a slider that is drawn, a picture that is dragged. */
  underWay: string | null
}

type Change =
  /** `places`: where the pictures of tokens lie in what is now their frame, by id. */
  | { do: 'style'; style: Partial<Style>; places?: ReadonlyMap<string, View> }
  /** The first of them is chosen, unless they only go on with others that were. */
  | { do: 'add'; tokens: readonly Token[]; goesOn?: boolean }
  | { do: 'change'; id: string; token: Partial<Omit<Token, 'id'>> }
  | { do: 'move'; id: string; change: (place: View) => View }
  | { do: 'pip'; id: string; pip: PipName }
  | { do: 'sizes'; size: CreatureSize }
  | { do: 'remove'; id: string }

export type Action =
  | Change
  /** With a style that was kept, before anything is done. */
  | { do: 'begin'; style: Style }
  | { do: 'choose'; id: string }
  | { do: 'settle' }
  | { do: 'undo' }
  | { do: 'redo' }

/** Steps that can be taken back. */
const STEPS_MAX = 100

export const begun = (style: Style): State => ({
  style,
  tokens: [],
  chosen: null,
  past: [],
  future: [],
  underWay: null,
})

/** Changes of one thing that follow each other until something settles them are one step. */
function nameOf(change: Change): string | null {
  if (change.do === 'move') return `move ${change.id}`
  if (change.do === 'style') return `style ${Object.keys(change.style).join(' ')}`
  if (change.do === 'change' && change.token.name !== undefined) return `name ${change.id}`
  return null
}

function changed({ style, tokens, chosen }: Kept, change: Change): Kept {
  const each = (id: string, next: (token: Token) => Token) => ({
    style,
    chosen,
    tokens: tokens.map((token) => (token.id === id ? next(token) : token)),
  })
  switch (change.do) {
    case 'style':
      return {
        style: { ...style, ...change.style },
        chosen,
        tokens: tokens.map((token) => {
          const place = change.places?.get(token.id)
          return place ? { ...token, place } : token
        }),
      }
    case 'add': {
      const added = change.tokens.slice(0, TOKENS_MAX - tokens.length)
      const first = added[0]?.id ?? chosen
      return { style, tokens: [...tokens, ...added], chosen: change.goesOn ? (chosen ?? first) : first }
    }
    case 'change':
      return each(change.id, (token) => ({ ...token, ...change.token }))
    case 'move':
      return each(change.id, (token) => ({ ...token, place: change.change(token.place), isPlaced: true }))
    case 'pip':
      return each(change.id, (token) => {
        const { pips } = token
        const isOn = pips.includes(change.pip)
        return {
          ...token,
          pips: isOn ? pips.filter((one) => one !== change.pip) : [...pips, change.pip].slice(-PIPS_MAX),
        }
      })
    case 'sizes':
      return { style, chosen, tokens: tokens.map((token) => ({ ...token, size: change.size })) }
    case 'remove': {
      const at = tokens.findIndex(({ id }) => id === change.id)
      const left = tokens.filter(({ id }) => id !== change.id)
      return {
        style,
        tokens: left,
        chosen: chosen === change.id ? (left[Math.min(at, left.length - 1)]?.id ?? null) : chosen,
      }
    }
  }
}

const keptOf = ({ style, tokens, chosen }: Kept): Kept => ({ style, tokens, chosen })

/** What becomes of a set of tokens. */
export function tokensAfter(state: State, action: Action): State {
  const { past, future } = state
  switch (action.do) {
    case 'begin':
      return begun(action.style)
    case 'choose':
      return { ...state, chosen: action.id, underWay: null }
    case 'settle':
      return state.underWay === null ? state : { ...state, underWay: null }
    case 'undo': {
      const before = past.at(-1)
      if (!before) return state
      return { ...before, past: past.slice(0, -1), future: [keptOf(state), ...future], underWay: null }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (!next) return state
      return { ...next, past: [...past, keptOf(state)], future: rest, underWay: null }
    }
    default: {
      const underWay = nameOf(action)
      const goesOn = underWay !== null && underWay === state.underWay
      return {
        ...changed(state, action),
        past: goesOn ? past : [...past, keptOf(state)].slice(-STEPS_MAX),
        future: [],
        underWay,
      }
    }
  }
}

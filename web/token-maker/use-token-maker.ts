import { useEffect, useReducer, useRef, useState } from 'react'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import type { View } from '../stage/view.ts'
import { toast } from '../ui/toast-store.ts'
import { keepLastStyle, lastStyle } from './kept-styles.ts'
import { focusByLook, focusOnFace, type Picture, placeFor, readPicture, UnreadablePicture } from './pictures.ts'
import { openingOf } from './render-token.ts'
import { type Style, styleFromLink, usualStyle } from './style.ts'
import { type Action, begun, NAME_MAX, type State, TOKENS_MAX, type Token, tokensAfter } from './tokens.ts'

/** "red_dragon-2.final.png" -> "red dragon 2 final": a name to begin with. */
function nameFromFile(file: string): string {
  return file
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_\-.]+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)
}

/** Where a picture's own file is, in the name of whoever is here; a private one's address carries its signature. */
async function fetchPicture(url: string): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The picture could not be fetched (${answer.status})`)
  return answer.blob()
}

const freshId = () => crypto.randomUUID()

/** A set of tokens, the pictures it is made of, and what can be done to it. */
export function useTokenMaker() {
  const [state, dispatch] = useReducer(tokensAfter, begun(usualStyle))
  const pictures = useRef(new Map<string, Picture>())
  const [reading, setReading] = useState(0)
  const latest = useRef<State>(state)
  useEffect(() => {
    latest.current = state
  })

  // After the first paint: the server knows neither the link's style nor what this browser keeps.
  useEffect(() => {
    const linked = styleFromLink(new URLSearchParams(window.location.search).get('style') ?? '')
    const style = linked ?? lastStyle()
    if (style) dispatch({ do: 'begin', style })
  }, [])
  useEffect(() => {
    if (state.style !== usualStyle) keepLastStyle(state.style)
  }, [state.style])

  // What can no longer be come back to would fill the memory, five megabytes a picture.
  useEffect(() => {
    const shown = new Set(
      [state, ...state.past, ...state.future].flatMap(({ tokens }) => tokens.map((one) => one.picture)),
    )
    for (const key of pictures.current.keys()) if (!shown.has(key)) pictures.current.delete(key)
  }, [state])

  /** In the middle of its frame: its face where that is known, else what stands out. */
  const placeIn = (picture: Picture, style: Style) =>
    placeFor(
      picture.isCutOut ? focusByLook(picture) : (picture.focus ?? focusByLook(picture)),
      picture,
      openingOf(style),
      style.breaks,
    )

  function tokenOf(picture: Picture, name: string): Token {
    const key = freshId()
    pictures.current.set(key, picture)
    return {
      id: freshId(),
      name: name.slice(0, NAME_MAX),
      picture: key,
      place: placeIn(picture, latest.current.style),
      isPlaced: false,
      pips: [],
      size: 'medium',
      copies: 1,
    }
  }

  /** Takes files from this machine; none of them leaves it. */
  async function addFiles(files: readonly File[]) {
    const room = TOKENS_MAX - latest.current.tokens.length
    const taken = files.slice(0, room)
    if (files.length > room)
      toast({
        title: `A set has at most ${TOKENS_MAX} tokens`,
        description: `${files.length - room} were left out.`,
        tone: 'bad',
      })
    setReading((count) => count + taken.length)
    const unread: string[] = []
    let goesOn = false
    for (const file of taken) {
      try {
        const token = tokenOf(await readPicture(file), nameFromFile(file.name))
        dispatch({ do: 'add', tokens: [token], goesOn })
        goesOn = true
      } catch (error) {
        if (!(error instanceof UnreadablePicture)) throw error
        unread.push(file.name)
      } finally {
        setReading((count) => count - 1)
      }
    }
    if (unread.length > 0)
      toast({
        title:
          unread.length === 1
            ? `${unread[0]} is no picture that this browser can read`
            : `${unread.length} files are no pictures that this browser can read`,
        description: 'PNG, JPEG, WebP, AVIF and GIF are.',
        tone: 'bad',
      })
  }

  /** Takes a picture of the site: its face is known where one was found. */
  async function addWork(imageId: string) {
    setReading((count) => count + 1)
    try {
      const image = await call('getImage', { params: { id: imageId } })
      const [face] = image.faces
      // Only what the engine painted can be painted anew, and of that whole heads are known.
      const isHead = image.exports.includes('png')
      const focus = face && focusOnFace(face, image, isHead)
      const picture = await readPicture(await fetchPicture(image.url), { imageId, focus })
      dispatch({ do: 'add', tokens: [tokenOf(picture, image.title)] })
    } catch (error) {
      toast({ ...explain(error), title: 'The picture could not be brought', tone: 'bad' })
    } finally {
      setReading((count) => count - 1)
    }
  }

  /** Puts another picture of the same subject in the place of a token's own: cut out, or whole again. */
  function swapPicture(token: Token, picture: Picture) {
    const key = freshId()
    pictures.current.set(key, picture)
    const place = token.isPlaced ? token.place : placeIn(picture, latest.current.style)
    dispatch({ do: 'change', id: token.id, token: { picture: key, place } })
  }

  function centre(token: Token) {
    const picture = pictures.current.get(token.picture)
    if (!picture) return
    const place = placeIn(picture, latest.current.style)
    dispatch({ do: 'change', id: token.id, token: { place, isPlaced: false } })
  }

  /** Changes the style of all, and puts pictures in the middle of what is now their frame, but those that somebody moved. */
  function dress(part: Partial<Style>) {
    const { style, tokens } = latest.current
    const next = { ...style, ...part }
    const isSame = (['shape', 'frame', 'width', 'breaks'] as const).every((name) => next[name] === style[name])
    const places = new Map<string, View>()
    if (!isSame)
      for (const token of tokens) {
        const picture = pictures.current.get(token.picture)
        if (picture && !token.isPlaced) places.set(token.id, placeIn(picture, next))
      }
    dispatch({ do: 'style', style: part, places })
  }

  const pictureOf = (token: Token): Picture | undefined => pictures.current.get(token.picture)
  const chosen = state.tokens.find(({ id }) => id === state.chosen)
  return {
    state,
    dispatch: dispatch as (action: Action) => void,
    chosen,
    pictureOf,
    addFiles,
    addWork,
    swapPicture,
    centre,
    dress,
    isReading: reading > 0,
    fetchPicture,
  }
}

export type TokenMaker = ReturnType<typeof useTokenMaker>

import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SoundBrief } from '../../../contract/sheets/sounds.ts'
import { weather, withRest } from './tavern.ts'
import { allIn, firstIn, textOf } from './told.ts'

/** Shops that sound like what is done in them. */
const workshops: readonly (readonly [RegExp, string])[] = [
  [/smith|armourer|armorer|weapon|foundry|farrier|cutler/i, 'A forge'],
  [/alchem|apothecary|potion|herb|perfum|poison/i, 'A laboratory'],
  [/book|scroll|map|stationer|scrib|printer/i, 'A library'],
  [/baker|cook|confection|pastr|butcher/i, 'A kitchen'],
  [/stable|horse|livery|saddl/i, 'A stable'],
  [/magic|arcan|enchant|curio|wand|wizard/i, 'A shop with magic'],
  [/clock|tinker|instrument/i, 'A shop with a ticking clock'],
  [/ship|chandler|sail|net/i, 'A shop by the harbour'],
]

/** What a shop sounds like, by what is sold there. */
export function shopSounds(document: SheetDocument): SoundBrief[] {
  const sort = firstIn(document.kicker.split(' in ')[0] ?? '', workshops) ?? 'A shop'
  const heard = allIn(textOf(document, 'sight.aloud'), weather).slice(0, 1)
  return [{ key: 'sounds.room', label: 'The room', form: 'ambience', prompt: withRest([`${sort} by day`, ...heard]) }]
}

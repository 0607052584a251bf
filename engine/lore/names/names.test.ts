import { describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import { cultureNames } from './cultures.ts'
import { openNames } from './names.ts'
import { isPronounceable } from './pronounceable.ts'

describe.each(cultureNames)('names of %s', (culture) => {
  const names = openNames(random(`names of ${culture}`))
  const people = Array.from({ length: 60 }, (_, index) => names.person(culture, index % 2 === 0 ? 'Female' : 'Male'))
  const places = Array.from({ length: 12 }, () => names.place(culture))

  it('can be said by whoever reads them', () => {
    for (const { full } of people) expect(full).toSatisfy(isPronounceable)
    for (const place of places) expect(place).toSatisfy(isPronounceable)
  })

  it('are never alike in one place, however many there are', () => {
    expect(new Set(people.map(({ given }) => given.toLowerCase())).size).toBe(people.length)
    expect(new Set(people.map(({ full }) => full)).size).toBe(people.length)
    expect(new Set(places).size).toBe(places.length)
  })

  it('are the same by the same chance', () => {
    expect(openNames(random(5)).person(culture, 'Female')).toEqual(openNames(random(5)).person(culture, 'Female'))
  })
})

it('a name that was given is nobody else’s', () => {
  for (let seed = 0; seed < 200; seed++) {
    const names = openNames(random(seed))
    const first = openNames(random(seed)).person('river', 'Female').given
    names.reserve(first)
    expect(names.person('river', 'Female').given).not.toBe(first)
  }
})

it('knows what cannot be said', () => {
  for (const name of ['Xzkgrt', 'Aaaron', 'Brkth', 'Mbxo', '']) expect(name).not.toSatisfy(isPronounceable)
  for (const name of ['Maren Ashford', 'Sigrun Ketildottir', 'al-Qadiri', 'Thwaite'])
    expect(name).toSatisfy(isPronounceable)
})

import type { QueryClient } from '@tanstack/react-query'
import { categoryFacts, categoryOf } from '../../contract/categories.ts'
import { galleryCategoryFacts } from '../../contract/gallery-orders.ts'
import type { Image } from '../../contract/images.ts'
import { type SheetKind, sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'
import { collectionOf, pageIn } from '../collections/queries.ts'
import { competitionOf } from '../competitions/queries.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { newestForHome } from '../home/queries.ts'
import { imageOf } from '../images/queries.ts'
import { publicWorks, showsStyles, viewOf } from '../images/works.ts'
import { bestOf, modelOf } from '../models/queries.ts'
import type { PageArgs, PageMeta } from '../page.ts'
import { personOf, worksOf } from '../people/queries.ts'
import { publicSheets, sheetOf, sheetsViewOf, showsSheets, viewIn } from '../sheets/queries.ts'
import { breadcrumbs, imageObject, listOf, nameOf, sheetsList, sheetThing, siteThings, type Thing } from './things.ts'

/** What search engines and link previews are told beside a page's title and description. */
export interface Found {
  /** The work that link previews show; without one they show the product's own picture. */
  picture?: Image
  isAdult?: boolean
  /** At most two, shown by some services below the preview. */
  facts?: [label: string, text: string][]
  things: Thing[]
}

interface Page extends PageArgs {
  meta: PageMeta
  answers: Pick<QueryClient, 'getQueryData'>
  /** "https://host" */
  origin: string
}

type Tell = (page: Page) => Found

const home: Tell = ({ answers, meta, origin }) => {
  const newest = answers.getQueryData(newestForHome().queryKey)?.images ?? []
  return { things: [...siteThings(origin, meta.description), ...(newest.length > 0 ? [listOf(origin, newest)] : [])] }
}

const work: Tell = ({ params, answers, origin }) => {
  const image = answers.getQueryData(imageOf(params.id ?? '').queryKey)
  if (!image) return { things: [] }
  const model = answers.getQueryData(modelsOnOffer().queryKey)?.models.find(({ id }) => id === image.model)
  const category = categoryOf(image.type)
  const steps: [string, string][] = [['Gallery', '/gallery']]
  if (category) steps.push([categoryFacts[category].plural, `/gallery?category=${category}`])
  return {
    picture: image.isNsfw ? undefined : image,
    isAdult: image.isNsfw,
    facts: [['By', image.owner], ...(image.modelName ? [['Style', image.modelName] as [string, string]] : [])],
    things: [
      imageObject(origin, image, model),
      breadcrumbs(origin, [...steps, [nameOf(image), `/images/${image.id}`]]),
    ],
  }
}

/** A page of works: what it is, what hangs there, and the way to it. */
function collection({ meta, origin }: Page, images: readonly Image[], steps: [string, string][]): Found {
  const url = origin + (meta.canonical ?? '')
  return {
    picture: images[0],
    things: [
      {
        '@type': 'CollectionPage',
        name: meta.title,
        description: meta.description,
        url,
        mainEntity: listOf(origin, images),
      },
      breadcrumbs(origin, steps),
    ],
  }
}

const SHEETS_STEP: [string, string] = ['Sheets', '/gallery?tab=sheets']

const sheetOfKind =
  (kind: SheetKind): Tell =>
  ({ params, searchParams, answers, origin }) => {
    const sheet = answers.getQueryData(sheetOf(kind, params.id ?? '', viewIn(searchParams)).queryKey)
    if (!sheet) return { things: [] }
    const { plural } = sheetKindFacts[kind]
    const facts: [string, string][] = [['By', sheet.owner]]
    if (sheet.system) facts.push(['Rules', sheet.system === 'DnD5e' ? 'D&D 5e' : sheet.system])
    return {
      picture: sheet.pictures.find((picture) => picture.isVisible && !picture.isNsfw),
      facts,
      things: [
        sheetThing(origin, sheet),
        breadcrumbs(origin, [
          ['Gallery', '/gallery'],
          SHEETS_STEP,
          [plural, `/gallery?tab=sheets&kind=${kind}`],
          [sheet.title, `/${kind}/${sheet.id}`],
        ]),
      ],
    }
  }

const sheetsGallery: Tell = ({ searchParams, answers, meta, origin }) => {
  const view = sheetsViewOf(searchParams)
  const sheets = answers.getQueryData(publicSheets(view).queryKey)?.sheets ?? []
  const steps: [string, string][] = [['Gallery', '/gallery'], SHEETS_STEP]
  if (view.kind) steps.push([sheetKindFacts[view.kind].plural, `/gallery?tab=sheets&kind=${view.kind}`])
  return {
    things: [
      {
        '@type': 'CollectionPage',
        name: meta.title,
        description: meta.description,
        url: origin + (meta.canonical ?? ''),
        mainEntity: sheetsList(origin, sheets),
      },
      breadcrumbs(origin, steps),
    ],
  }
}

const gallery: Tell = (page) => {
  if (showsStyles(page.searchParams)) return models(page)
  if (showsSheets(page.searchParams)) return sheetsGallery(page)
  const view = viewOf(page.searchParams)
  const images = page.answers.getQueryData(publicWorks(view).queryKey)?.pages.flatMap((one) => one.images) ?? []
  const steps: [string, string][] = [['Gallery', '/gallery']]
  if (view.category) steps.push([galleryCategoryFacts[view.category].plural, `/gallery?category=${view.category}`])
  // What the whole gallery begins with changes by the hour: only a category's page is shown by a work of its own.
  return { ...collection(page, images, steps), ...(!view.category && { picture: undefined }) }
}

const models: Tell = ({ answers, meta, origin }) => {
  const all = answers.getQueryData(modelsOnOffer().queryKey)?.models ?? []
  const list = all.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${origin}/models/image/${encodeURIComponent(id)}`,
  }))
  return {
    things: [
      {
        '@type': 'CollectionPage',
        name: meta.title,
        description: meta.description,
        url: `${origin}/models`,
        mainEntity: { '@type': 'ItemList', itemListElement: list },
      },
      breadcrumbs(origin, [['Styles and models', '/models']]),
    ],
  }
}

const model: Tell = (page) => {
  const id = page.params.model ?? ''
  const images = page.answers.getQueryData(bestOf(id).queryKey)?.pages.flatMap((one) => one.images) ?? []
  const name = page.answers.getQueryData(modelOf(id).queryKey)?.name ?? id
  return collection(page, images, [
    ['Styles and models', '/models'],
    [name, `/models/image/${encodeURIComponent(id)}`],
  ])
}

/** Somebody's page: who they are and what hangs there. */
const person: Tell = ({ params, answers, meta, origin }) => {
  const username = params.username ?? ''
  const found = answers.getQueryData(personOf(username).queryKey)
  if (!found) return { things: [] }
  const images = answers.getQueryData(worksOf(username).queryKey)?.pages.flatMap((one) => one.images) ?? []
  const url = origin + (meta.canonical ?? '')
  return {
    picture: images[0],
    facts: [
      ['Pictures', String(found.works)],
      ['Followers', String(found.followers)],
    ],
    things: [
      {
        '@type': 'ProfilePage',
        dateCreated: found.createdAt,
        url,
        mainEntity: {
          '@type': 'Person',
          name: found.username,
          url,
          description: found.about || undefined,
          sameAs: found.pages.length > 0 ? found.pages : undefined,
        },
      },
      listOf(origin, images),
    ],
  }
}

/** A collection that somebody has put together. */
const collected: Tell = (page) => {
  const { params, searchParams, answers, meta } = page
  const found = answers.getQueryData(collectionOf(params.id ?? '', pageIn(searchParams)).queryKey)
  if (!found) return { things: [] }
  const images = found.items.flatMap((item) => (item.kind === 'image' && !item.image.isNsfw ? [item.image] : []))
  return {
    ...collection(page, images, [
      [found.owner, `/people/${encodeURIComponent(found.owner)}`],
      [found.title, meta.canonical ?? '/'],
    ]),
    facts: [
      ['By', found.owner],
      ['Works', String(found.works)],
    ],
  }
}

/** A competition; when it is over, with the picture that won it. */
const competition: Tell = (page) => {
  const { params, answers, meta, origin } = page
  const found = answers.getQueryData(competitionOf(params.id ?? '').queryKey)
  if (!found) return { things: [] }
  const { title, theme, opensAt, endsAt, results, winner } = found
  const steps: [string, string][] = [
    ['Competitions', '/competitions'],
    [title, meta.canonical ?? '/'],
  ]
  return {
    picture: winner ?? undefined,
    things: [
      {
        '@type': 'Event',
        name: title,
        description: theme,
        startDate: opensAt,
        endDate: endsAt,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: origin + (meta.canonical ?? '') },
        organizer: { '@id': `${origin}/#keeper` },
      },
      ...(results.length > 0
        ? [
            listOf(
              origin,
              results.map(({ image }) => image),
            ),
          ]
        : []),
      breadcrumbs(origin, steps),
    ],
  }
}

/** Any other page: what it is and the way to it. */
const plain: Tell = ({ meta, origin }) => {
  const name = meta.title.replace(/ · Lanternkeep$/, '')
  const url = origin + (meta.canonical ?? '')
  return {
    things: [
      { '@type': 'WebPage', name, description: meta.description, url },
      breadcrumbs(origin, [[name, meta.canonical ?? '/']]),
    ],
  }
}

const tellers: Record<string, Tell> = {
  '/': home,
  '/images/:id': work,
  '/gallery': gallery,
  '/people/:username': person,
  '/collections/:id': collected,
  '/competitions/:id': competition,
  '/models': models,
  '/models/image/:model': model,
  ...Object.fromEntries(sheetKinds.map((kind) => [`/${kind}/:id`, sheetOfKind(kind)])),
}

/** What is told of the page whose line in the route list has this path. */
export function foundOf(path: string, page: Page): Found {
  return (tellers[path] ?? plain)(page)
}

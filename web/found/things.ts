import { categoryFacts, categoryOf } from '../../contract/categories.ts'
import type { Image } from '../../contract/images.ts'
import type { PictureModel } from '../../contract/models.ts'
import { sheetKindFacts } from '../../contract/sheets/kinds.ts'
import type { SheetCard } from '../../contract/sheets.ts'
import { pictureAddress } from '../ui/picture.tsx'

/** A thing in the words of schema.org, as JSON-LD. */
export type Thing = { '@type': string } & Record<string, unknown>

/** Works a list names; search engines read no further. */
const LISTED_MOST = 24
const THUMBNAIL_WIDTH = 384
/** Pixels, in the unit codes of UN/CEFACT. */
const pixels = (value: number): Thing => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' })

export const nameOf = ({ title, prompt }: Pick<Image, 'title' | 'prompt'>) => title || prompt.slice(0, 80) || 'Untitled'

/** The way to a page from the front: names and paths, the page itself last. */
export function breadcrumbs(origin: string, steps: [name: string, path: string][]): Thing {
  const all: typeof steps = [['Home', '/'], ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** A work by itself. `model` says whether a program's rules or a trained model made it; an upload has none. */
export function imageObject(origin: string, image: Image, model: PictureModel | undefined): Thing {
  const category = categoryOf(image.type)
  const source = model?.provider === 'built-in' ? 'AlgorithmicMedia' : 'TrainedAlgorithmicMedia'
  return {
    '@type': 'ImageObject',
    '@id': `${origin}/images/${image.id}#work`,
    name: nameOf(image),
    description: image.description || image.prompt || undefined,
    url: `${origin}/images/${image.id}`,
    contentUrl: origin + image.url,
    thumbnailUrl: origin + pictureAddress(image.url, THUMBNAIL_WIDTH),
    width: pixels(image.width),
    height: pixels(image.height),
    creator: { '@type': 'Person', name: image.owner },
    creditText: `${image.owner} at Lanternkeep`,
    dateCreated: image.createdAt,
    uploadDate: image.createdAt,
    genre: category && categoryFacts[category].plural,
    isFamilyFriendly: !image.isNsfw,
    isAccessibleForFree: true,
    representativeOfPage: true,
    ...(image.model && { digitalSourceType: `https://schema.org/${source}DigitalSource` }),
  }
}

/** The works that a page shows, in their order. */
export function listOf(origin: string, images: readonly Image[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: images.slice(0, LISTED_MOST).map((image, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}/images/${image.id}`,
      name: nameOf(image),
      image: origin + pictureAddress(image.url, THUMBNAIL_WIDTH),
    })),
  }
}

/** A sheet of the workshop by itself. */
export function sheetThing(origin: string, { kind, id, title, kicker, summary, owner, createdAt }: SheetCard): Thing {
  const url = `${origin}/${kind}/${id}`
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#sheet`,
    name: title,
    alternativeHeadline: kicker || undefined,
    abstract: summary || undefined,
    url,
    genre: sheetKindFacts[kind].label,
    creator: { '@type': 'Person', name: owner },
    dateCreated: createdAt,
    inLanguage: 'en-GB',
    isAccessibleForFree: true,
  }
}

/** The sheets that a page shows, in their order. */
export function sheetsList(origin: string, sheets: readonly SheetCard[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: sheets.slice(0, LISTED_MOST).map(({ kind, id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}/${kind}/${id}`,
      name: title,
    })),
  }
}

/** Who is behind the site, the site and its search, and what it is as a program. */
export function siteThings(origin: string, description: string): Thing[] {
  const keeper = { '@id': `${origin}/#keeper` }
  return [
    {
      '@type': 'Organization',
      ...keeper,
      name: 'Lanternkeep',
      url: `${origin}/`,
      logo: { '@type': 'ImageObject', url: `${origin}/icons/512.png`, width: pixels(512), height: pixels(512) },
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: 'Lanternkeep',
      url: `${origin}/`,
      description,
      inLanguage: 'en-GB',
      publisher: keeper,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/gallery?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'WebApplication',
      name: 'Lanternkeep',
      url: `${origin}/`,
      description,
      applicationCategory: 'GameApplication',
      applicationSubCategory: 'Tabletop role-playing',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      featureList: Object.values(categoryFacts).map(({ plural }) => plural),
      publisher: keeper,
    },
  ]
}

import { imageCategories } from '../contract/categories.ts'
import { transformFacts } from '../contract/edit-facts.ts'
import { galleryCategoryFacts } from '../contract/gallery-orders.ts'
import { UNCONFIRMED_PATH } from '../contract/limits.ts'
import { loraBaseNames } from '../contract/lora-facts.ts'
import { type SheetKind, sheetKindFacts, sheetKinds } from '../contract/sheets/kinds.ts'
import { videoEffectFacts } from '../contract/video-facts.ts'
import { articleOf, articles } from './blog/queries.ts'
import { collectionOf, pageIn as collectionPageIn } from './collections/queries.ts'
import { comparisonOf, newestComparisons } from './comparisons/queries.ts'
import { allCompetitions, competitionOf } from './competitions/queries.ts'
import { descriptions, galleryDescription, sheetsDescription } from './descriptions.ts'
import { modelsOnOffer, shopOf } from './gold/queries.ts'
import { isBeyondTheEnd, publicWorks, searchOf, showsStyles, viewOf } from './images/works.ts'
import type { LatePage, NamedPath } from './late-page.ts'
import { boardIn, leaderboardOf } from './leaderboards/queries.ts'
import { loraOf, lorasViewOf, publicLoras, samplesWith } from './loras/queries.ts'
import { bestOf, modelFigures, modelOf, samplesOf, twelveOf } from './models/queries.ts'
import { personOf, worksOf } from './people/queries.ts'
import { roadmapIn, roadmapItemOf, roadmapViewOf } from './roadmap/queries.ts'
import { publicSheets, sheetOf, sheetsSearch, sheetsViewOf, showsSheets, viewIn } from './sheets/queries.ts'
import { styleNamed } from './transform/styles.ts'
import { effectNamed } from './videos/effects.ts'
import { kindDescriptions } from './workshop/kind-descriptions.ts'
import { kindAt } from './workshop/queries.ts'

const describe = (path: keyof typeof descriptions) => (import.meta.env.SSR ? descriptions[path] : '')

/** Of which category of picture an address asks for samples. */
const categoryIn = (search: URLSearchParams) => imageCategories.find((known) => known === search.get('category'))

/** A workshop's page: with all generators, or with one alone. */
const workshopAt = (path: string): LatePage => ({
  module: 'web/workshop/workshop-screen.tsx',
  screen: () => import('./workshop/workshop-screen.tsx'),
  queries: ({ searchParams }) => [publicSheets({ q: '', kind: kindAt(path, searchParams), page: 1 })],
  meta: ({ searchParams }) => {
    const kind = kindAt(path, searchParams)
    const { label } = sheetKindFacts[kind]
    return path === '/rpg-workshop'
      ? { title: 'RPG workshop · Lanternkeep', description: describe('/rpg-workshop'), canonical: path }
      : {
          title: `${label} generator · Lanternkeep`,
          description: import.meta.env.SSR ? kindDescriptions[kind] : '',
          canonical: path,
        }
  },
})

/** The page of a sheet of this kind. */
const sheetAt = (kind: SheetKind): LatePage => ({
  module: 'web/sheets/sheet-screen.tsx',
  screen: () => import('./sheets/sheet-screen.tsx'),
  queries: ({ params, searchParams }) => [sheetOf(kind, params.id ?? '', viewIn(searchParams)), modelsOnOffer()],
  meta: ({ params, searchParams }, answers) => {
    const sheet = answers.getQueryData(sheetOf(kind, params.id ?? '', viewIn(searchParams)).queryKey)
    const { label } = sheetKindFacts[kind]
    if (!sheet)
      return {
        title: `${label} · Lanternkeep`,
        description: import.meta.env.SSR ? 'A sheet from the workshop at Lanternkeep.' : '',
      }
    return {
      title: `${sheet.title} · Lanternkeep`,
      description: import.meta.env.SSR ? [sheet.kicker, sheet.summary].filter(Boolean).join('. ').slice(0, 300) : '',
      canonical: sheet.isVisible ? `/${kind}/${sheet.id}` : undefined,
    }
  },
})

const named: Readonly<Record<NamedPath, LatePage>> = {
  '/gallery': {
    module: 'web/gallery/gallery-screen.tsx',
    screen: () => import('./gallery/gallery-screen.tsx'),
    queries: ({ searchParams }) =>
      showsStyles(searchParams)
        ? [modelsOnOffer(), samplesOf()]
        : [showsSheets(searchParams) ? publicSheets(sheetsViewOf(searchParams)) : publicWorks(viewOf(searchParams))],
    isMissing: ({ searchParams }, answers) =>
      !showsSheets(searchParams) && isBeyondTheEnd(viewOf(searchParams), answers),
    meta: ({ searchParams }) => {
      if (showsSheets(searchParams)) {
        const { kind, page } = sheetsViewOf(searchParams)
        return {
          title: `${kind ? sheetKindFacts[kind].plural : 'Sheets'} · Gallery${page > 1 ? `, page ${page}` : ''} · Lanternkeep`,
          description: import.meta.env.SSR ? sheetsDescription : '',
          canonical: `/gallery?${sheetsSearch({ q: '', kind, page })}`,
        }
      }
      const { category, page } = viewOf(searchParams)
      const search = searchOf({ category, page }).toString()
      const place = category ? `${galleryCategoryFacts[category].plural} · Gallery` : 'Gallery'
      return {
        title: `${place}${page > 1 ? `, page ${page}` : ''} · Lanternkeep`,
        description: import.meta.env.SSR ? galleryDescription(category) : '',
        canonical: showsStyles(searchParams) ? '/models' : `/gallery${search && `?${search}`}`,
      }
    },
  },
  '/my-gallery': {
    module: 'web/gallery/my-gallery-screen.tsx',
    screen: () => import('./gallery/my-gallery-screen.tsx'),
    meta: () => ({ title: 'My gallery · Lanternkeep', description: describe('/my-gallery') }),
  },
  '/profile': {
    module: 'web/account/profile-screen.tsx',
    screen: () => import('./account/profile-screen.tsx'),
    meta: () => ({ title: 'Profile · Lanternkeep', description: describe('/profile') }),
  },
  '/transactions': {
    module: 'web/gold/transactions-screen.tsx',
    screen: () => import('./gold/transactions-screen.tsx'),
    meta: () => ({ title: 'Transactions · Lanternkeep', description: describe('/transactions') }),
  },
  [UNCONFIRMED_PATH]: {
    module: 'web/account/confirm-email-screen.tsx',
    screen: () => import('./account/confirm-email-screen.tsx'),
    meta: () => ({
      title: 'Confirm your address · Lanternkeep',
      description: describe(UNCONFIRMED_PATH),
    }),
  },
  '/reset-password': {
    module: 'web/auth/reset-password-screen.tsx',
    screen: () => import('./auth/reset-password-screen.tsx'),
    meta: () => ({
      title: 'Choose a new password · Lanternkeep',
      description: describe('/reset-password'),
    }),
  },
  '/people/:username': {
    module: 'web/people/person-screen.tsx',
    screen: () => import('./people/person-screen.tsx'),

    queries: ({ params: { username = '' } }) => [personOf(username), worksOf(username)],
    meta: ({ params: { username = '' } }, answers) => {
      const person = answers.getQueryData(personOf(username).queryKey)
      const name = person?.username ?? username
      return {
        title: `${name} · Lanternkeep`,
        description: import.meta.env.SSR ? person?.about.slice(0, 200) || `What ${name} has made at Lanternkeep.` : '',
        canonical: person && !person.isHidden ? `/people/${encodeURIComponent(name)}` : undefined,
      }
    },
  },
  '/pricing': {
    module: 'web/gold/pricing/pricing-screen.tsx',
    screen: () => import('./gold/pricing/pricing-screen.tsx'),

    queries: () => [shopOf(), modelsOnOffer()],
    meta: () => ({ title: 'Pricing · Lanternkeep', description: describe('/pricing'), canonical: '/pricing' }),
  },
  '/party-purse': {
    module: 'web/purses/purses-screen.tsx',
    screen: () => import('./purses/purses-screen.tsx'),
    meta: () => ({ title: 'Party purses · Lanternkeep', description: describe('/party-purse') }),
  },
  '/party-purse/:id': {
    module: 'web/purses/purse-screen.tsx',
    screen: () => import('./purses/purse-screen.tsx'),
    meta: () => ({ title: 'Party purse · Lanternkeep', description: describe('/party-purse') }),
  },
  '/party-purse/join/:code': {
    module: 'web/purses/join-screen.tsx',
    screen: () => import('./purses/join-screen.tsx'),

    meta: () => ({ title: 'Join a party purse · Lanternkeep', description: describe('/party-purse') }),
  },
  '/edit': {
    module: 'web/edit/edit-screen.tsx',
    screen: () => import('./edit/edit-screen.tsx'),

    meta: () => ({ title: 'Edit a picture · Lanternkeep', description: describe('/edit'), canonical: '/edit' }),
  },
  '/image-restoration': {
    module: 'web/restoration/restoration-screen.tsx',
    screen: () => import('./restoration/restoration-screen.tsx'),

    meta: () => ({
      title: 'Restore a picture · Lanternkeep',
      description: describe('/image-restoration'),
      canonical: '/image-restoration',
    }),
  },
  '/transform': {
    module: 'web/transform/transforms-screen.tsx',
    screen: () => import('./transform/transforms-screen.tsx'),

    meta: () => ({
      title: 'Transform a picture · Lanternkeep',
      description: describe('/transform'),
      canonical: '/transform',
    }),
  },
  '/transform/:style': {
    module: 'web/transform/transform-screen.tsx',
    screen: () => import('./transform/transform-screen.tsx'),

    isMissing: ({ params: { style } }) => styleNamed(style) === undefined,
    meta: ({ params: { style } }) => {
      const known = styleNamed(style)
      if (!known) return { title: 'Transform a picture · Lanternkeep', description: describe('/transform') }
      const { label, detail } = transformFacts[known]
      return {
        title: `${label} · Lanternkeep`,
        description: import.meta.env.SSR ? `Have a picture of your own made anew. ${detail}.` : '',
        canonical: `/transform/${known}`,
      }
    },
  },
  '/models/video-effects': {
    module: 'web/videos/effects-screen.tsx',
    screen: () => import('./videos/effects-screen.tsx'),

    meta: () => ({
      title: 'Video effects · Lanternkeep',
      description: describe('/models/video-effects'),
      canonical: '/models/video-effects',
    }),
  },
  '/models/video-effects/:effect': {
    module: 'web/videos/effect-screen.tsx',
    screen: () => import('./videos/effect-screen.tsx'),
    queries: () => [modelsOnOffer()],
    isMissing: ({ params: { effect } }) => effectNamed(effect) === undefined,
    meta: ({ params: { effect } }) => {
      const known = effectNamed(effect)
      if (!known) return { title: 'Video effects · Lanternkeep', description: describe('/models/video-effects') }
      const { label, detail } = videoEffectFacts[known]
      return {
        title: `${label} · Video effects · Lanternkeep`,
        description: import.meta.env.SSR ? `A video effect for any picture. ${detail}.` : '',
        canonical: `/models/video-effects/${known}`,
      }
    },
  },
  '/token-maker': {
    module: 'web/token-maker/token-maker-screen.tsx',
    screen: () => import('./token-maker/token-maker-screen.tsx'),

    meta: () => ({
      title: 'Token maker · Lanternkeep',
      description: describe('/token-maker'),
      canonical: '/token-maker',
    }),
  },
  '/canvas': {
    module: 'web/canvas/boards-screen.tsx',
    screen: () => import('./canvas/boards-screen.tsx'),

    meta: () => ({ title: 'Canvas · Lanternkeep', description: describe('/canvas'), canonical: '/canvas' }),
  },
  '/soundboard': {
    module: 'web/soundboard/soundboard-screen.tsx',
    screen: () => import('./soundboard/soundboard-screen.tsx'),

    meta: () => ({ title: 'Soundboard · Lanternkeep', description: describe('/soundboard'), canonical: '/soundboard' }),
  },
  '/canvas/:id': {
    module: 'web/canvas/board-screen.tsx',
    screen: () => import('./canvas/board-screen.tsx'),
    meta: () => ({ title: 'Board · Lanternkeep', description: describe('/canvas') }),
  },
  '/shop/done': {
    module: 'web/shop/done-screen.tsx',
    screen: () => import('./shop/done-screen.tsx'),
    meta: () => ({ title: 'Your order · Lanternkeep', description: describe('/shop/done') }),
  },
  '/shop/test/checkout/:id': {
    module: 'web/shop/test-checkout-screen.tsx',
    screen: () => import('./shop/test-checkout-screen.tsx'),

    meta: () => ({ title: 'Test checkout · Lanternkeep', description: describe('/shop/test/portal') }),
  },
  '/shop/test/portal': {
    module: 'web/shop/test-portal-screen.tsx',
    screen: () => import('./shop/test-portal-screen.tsx'),

    meta: () => ({ title: 'Test billing · Lanternkeep', description: describe('/shop/test/portal') }),
  },
  '/tasks': {
    module: 'web/tasks/tasks-screen.tsx',
    screen: () => import('./tasks/tasks-screen.tsx'),
    meta: () => ({ title: 'Ways to gold · Lanternkeep', description: describe('/tasks') }),
  },
  '/leaderboards': {
    module: 'web/leaderboards/leaderboards-screen.tsx',
    screen: () => import('./leaderboards/leaderboards-screen.tsx'),

    queries: ({ searchParams }) => [leaderboardOf(boardIn(searchParams))],
    meta: ({ searchParams }) => ({
      title: 'Leaderboards · Lanternkeep',
      description: describe('/leaderboards'),
      canonical: `/leaderboards${boardIn(searchParams).board === 'works' ? '?board=works' : ''}`,
    }),
  },
  '/competitions': {
    module: 'web/competitions/competitions-screen.tsx',
    screen: () => import('./competitions/competitions-screen.tsx'),

    queries: () => [allCompetitions()],
    meta: () => ({
      title: 'Competitions · Lanternkeep',
      description: describe('/competitions'),
      canonical: '/competitions',
    }),
  },
  '/competitions/:id': {
    module: 'web/competitions/competition-screen.tsx',
    screen: () => import('./competitions/competition-screen.tsx'),

    queries: ({ params: { id = '' } }) => [competitionOf(id)],
    meta: ({ params: { id = '' } }, answers) => {
      const found = answers.getQueryData(competitionOf(id).queryKey)
      return {
        title: `${found?.title ?? 'Competition'} · Lanternkeep`,
        description: import.meta.env.SSR ? (found?.theme.slice(0, 200) ?? 'A competition at Lanternkeep.') : '',
        canonical: found && `/competitions/${id}`,
      }
    },
  },
  '/collections/:id': {
    module: 'web/collections/collection-screen.tsx',
    screen: () => import('./collections/collection-screen.tsx'),

    queries: ({ params: { id = '' }, searchParams }) => [collectionOf(id, collectionPageIn(searchParams))],
    meta: ({ params: { id = '' }, searchParams }, answers) => {
      const page = collectionPageIn(searchParams)
      const found = answers.getQueryData(collectionOf(id, page).queryKey)
      return {
        title: `${found?.title ?? 'Collection'} · Lanternkeep`,
        description: import.meta.env.SSR
          ? found?.description.slice(0, 200) ||
            (found ? `A collection of works by ${found.owner}.` : 'A collection at Lanternkeep.')
          : '',
        canonical: found?.visibility === 'public' ? `/collections/${id}${page > 1 ? `?page=${page}` : ''}` : undefined,
      }
    },
  },
  '/notifications': {
    module: 'web/notifications/notifications-screen.tsx',
    screen: () => import('./notifications/notifications-screen.tsx'),

    meta: () => ({ title: 'Notifications · Lanternkeep', description: describe('/notifications') }),
  },
  '/unsubscribe': {
    module: 'web/notifications/unsubscribe-screen.tsx',
    screen: () => import('./notifications/unsubscribe-screen.tsx'),

    meta: () => ({ title: 'Stop the letters · Lanternkeep', description: describe('/unsubscribe') }),
  },
  '/roadmap': {
    module: 'web/roadmap/roadmap-screen.tsx',
    screen: () => import('./roadmap/roadmap-screen.tsx'),

    queries: ({ searchParams }) => [roadmapIn(roadmapViewOf(searchParams))],
    meta: ({ searchParams }) => ({
      title: `${roadmapViewOf(searchParams).kind === 'feedback' ? 'Feedback' : 'Roadmap'} · Lanternkeep`,
      description: describe('/roadmap'),
      canonical: roadmapViewOf(searchParams).kind === 'feedback' ? '/roadmap?tab=feedback' : '/roadmap',
    }),
  },
  '/roadmap/:id': {
    module: 'web/roadmap/roadmap-item-screen.tsx',
    screen: () => import('./roadmap/roadmap-item-screen.tsx'),

    queries: ({ params: { id = '' } }) => [roadmapItemOf(id)],
    meta: ({ params: { id = '' } }, answers) => {
      const item = answers.getQueryData(roadmapItemOf(id).queryKey)
      return {
        title: `${item?.title ?? 'Roadmap'} · Lanternkeep`,
        description: import.meta.env.SSR ? item?.text.slice(0, 200) || describe('/roadmap') : '',
        canonical: item ? `/roadmap/${id}` : undefined,
      }
    },
  },
  '/blogs': {
    module: 'web/blog/blog-screen.tsx',
    screen: () => import('./blog/blog-screen.tsx'),

    queries: () => [articles()],
    meta: () => ({ title: 'Blog · Lanternkeep', description: describe('/blogs'), canonical: '/blogs' }),
  },
  '/blogs/:slug': {
    module: 'web/blog/article-screen.tsx',
    screen: () => import('./blog/article-screen.tsx'),

    queries: ({ params: { slug = '' } }) => [articleOf(slug)],
    meta: ({ params: { slug = '' } }, answers) => {
      const article = answers.getQueryData(articleOf(slug).queryKey)
      return {
        title: `${article?.title ?? 'Blog'} · Lanternkeep`,
        description: import.meta.env.SSR ? (article?.summary ?? describe('/blogs')) : '',
        canonical: article ? `/blogs/${slug}` : undefined,
      }
    },
  },
  '/admin': {
    module: 'web/administration/admin-screen.tsx',
    screen: () => import('./administration/admin-screen.tsx'),

    meta: () => ({ title: 'Administration · Lanternkeep', description: describe('/admin') }),
  },
  '/about': {
    module: 'web/information/about-screen.tsx',
    screen: () => import('./information/about-screen.tsx'),

    queries: () => [modelsOnOffer()],
    meta: () => ({
      title: 'About · Lanternkeep',
      description: describe('/about'),
      canonical: '/about',
    }),
  },
  '/privacy': {
    module: 'web/information/privacy-screen.tsx',
    screen: () => import('./information/privacy-screen.tsx'),

    queries: () => [modelsOnOffer()],
    meta: () => ({
      title: 'Privacy · Lanternkeep',
      description: describe('/privacy'),
      canonical: '/privacy',
    }),
  },
  '/terms-and-conditions': {
    module: 'web/information/terms-screen.tsx',
    screen: () => import('./information/terms-screen.tsx'),

    meta: () => ({
      title: 'Terms and conditions · Lanternkeep',
      description: describe('/terms-and-conditions'),
      canonical: '/terms-and-conditions',
    }),
  },
  '/credits': {
    module: 'web/information/credits-screen.tsx',
    screen: () => import('./information/credits-screen.tsx'),

    meta: () => ({
      title: 'Credits · Lanternkeep',
      description: describe('/credits'),
      canonical: '/credits',
    }),
  },
  '/models': {
    module: 'web/models/models-screen.tsx',
    screen: () => import('./models/models-screen.tsx'),

    queries: ({ searchParams }) => [modelsOnOffer(), samplesOf(categoryIn(searchParams)), modelFigures()],
    meta: () => ({
      title: 'Styles and models · Lanternkeep',
      description: describe('/models'),
      canonical: '/models',
    }),
  },
  '/models/image/:model': {
    module: 'web/models/model-screen.tsx',
    screen: () => import('./models/model-screen.tsx'),

    queries: ({ params: { model = '' } }) => [modelOf(model), bestOf(model), modelFigures(), twelveOf(model)],
    meta: ({ params: { model = '' } }, answers) => {
      const found = answers.getQueryData(modelOf(model).queryKey)
      return {
        title: `${found?.name ?? 'Style'} · Lanternkeep`,
        description: import.meta.env.SSR ? (found?.description ?? 'A style a picture can be made in.') : '',
        canonical: `/models/image/${encodeURIComponent(model)}`,
      }
    },
  },
  '/loras': {
    module: 'web/loras/loras-screen.tsx',
    screen: () => import('./loras/loras-screen.tsx'),

    queries: ({ searchParams }) => {
      const view = lorasViewOf(searchParams)
      return view.whose === 'own' ? [] : [publicLoras(view)]
    },
    meta: () => ({ title: 'LoRAs · Lanternkeep', description: describe('/loras'), canonical: '/loras' }),
  },
  '/loras/:id': {
    module: 'web/loras/lora-screen.tsx',
    screen: () => import('./loras/lora-screen.tsx'),

    queries: ({ params: { id = '' } }) => [loraOf(id), samplesWith(id)],
    meta: ({ params: { id = '' } }, answers) => {
      const lora = answers.getQueryData(loraOf(id).queryKey)
      if (!lora)
        return { title: 'LoRA · Lanternkeep', description: import.meta.env.SSR ? 'A LoRA at Lanternkeep.' : '' }
      return {
        title: `${lora.title} · LoRA · Lanternkeep`,
        description: import.meta.env.SSR
          ? lora.description.slice(0, 200) || `A LoRA for ${loraBaseNames[lora.base]}, by ${lora.owner}.`
          : '',
        canonical: lora.visibility === 'public' ? `/loras/${id}` : undefined,
      }
    },
  },
  '/lora/create': {
    module: 'web/loras/create-screen.tsx',
    screen: () => import('./loras/create-screen.tsx'),

    queries: () => [modelsOnOffer()],
    meta: () => ({
      title: 'Create a LoRA · Lanternkeep',
      description: describe('/lora/create'),
      canonical: '/lora/create',
    }),
  },
  '/models/video/:model': {
    module: 'web/models/video-screen.tsx',
    screen: () => import('./models/video-screen.tsx'),

    queries: () => [modelsOnOffer()],
    isMissing: ({ params: { model } }, answers) => {
      const found = answers.getQueryData(modelsOnOffer().queryKey)
      return found !== undefined && !found.others.some(({ craft, id }) => craft === 'clip' && id === model)
    },
    meta: ({ params: { model = '' } }, answers) => {
      const found = answers.getQueryData(modelsOnOffer().queryKey)?.others.find(({ id }) => id === model)
      return {
        title: `${found?.name ?? 'Clips'} · Lanternkeep`,
        description: found?.description ?? 'A model that makes clips.',
        canonical: `/models/video/${encodeURIComponent(model)}`,
      }
    },
  },
  '/model-comparison': {
    module: 'web/comparisons/compare-screen.tsx',
    screen: () => import('./comparisons/compare-screen.tsx'),

    queries: () => [modelsOnOffer(), newestComparisons('others', 6)],
    meta: () => ({
      title: 'Compare models · Lanternkeep',
      description: describe('/model-comparison'),
      canonical: '/model-comparison',
    }),
  },
  '/model-comparison/:id': {
    module: 'web/comparisons/comparison-screen.tsx',
    screen: () => import('./comparisons/comparison-screen.tsx'),

    queries: ({ params: { id = '' }, searchParams }) => [comparisonOf(id, searchParams.get('names') !== 'shown')],
    meta: ({ params: { id = '' }, searchParams }, answers) => {
      const found = answers.getQueryData(comparisonOf(id, searchParams.get('names') !== 'shown').queryKey)
      const title = found?.prompt ? `${found.prompt.slice(0, 80)}, compared` : 'A comparison'
      return {
        title: `${title} · Lanternkeep`,
        description: found?.prompt
          ? `“${found.prompt.slice(0, 180)}” by ${found.columns.length} models, side by side. Which is best?`
          : 'One prompt by several models, side by side.',
        canonical: found?.visibility === 'public' ? `/model-comparison/${id}` : undefined,
      }
    },
  },
}

/** Pages of which the first page carries no more than their paths. */
export const latePages: Readonly<Record<string, LatePage>> = {
  ...named,
  '/rpg-workshop': workshopAt('/rpg-workshop'),
  ...Object.fromEntries(
    sheetKinds.flatMap((kind) => [
      [sheetKindFacts[kind].page, workshopAt(sheetKindFacts[kind].page)],
      [`/${kind}/:id`, sheetAt(kind)],
    ]),
  ),
}

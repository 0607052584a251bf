import { transformFacts } from '../contract/edit-facts.ts'
import { loraBaseNames } from '../contract/lora-facts.ts'
import { articleOf, articles } from './blog/queries.ts'
import { collectionOf, pageIn as collectionPageIn } from './collections/queries.ts'
import { comparisonOf, newestComparisons } from './comparisons/queries.ts'
import { allCompetitions, competitionOf } from './competitions/queries.ts'
import { descriptions } from './descriptions.ts'
import { modelsOnOffer, shopOf } from './gold/queries.ts'
import { viewOf } from './images/works.ts'
import { boardIn, leaderboardOf } from './leaderboards/queries.ts'
import { loraOf, lorasViewOf, publicLoras, samplesWith } from './loras/queries.ts'
import { bestOf, modelFigures, modelOf, samplesOf, twelveOf } from './models/queries.ts'
import type { PageFacts } from './page.ts'
import { personOf, worksOf } from './people/queries.ts'
import { roadmapIn, roadmapItemOf, roadmapViewOf } from './roadmap/queries.ts'
import { styleNamed } from './transform/styles.ts'

const describe = (path: keyof typeof descriptions) => (import.meta.env.SSR ? descriptions[path] : '')

/** The facts of pages that the first page does not carry, by their paths in the route list. */
export const latePages: Readonly<Record<string, PageFacts>> = {
  '/people/:username': {
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
    queries: () => [shopOf(), modelsOnOffer()],
    meta: () => ({ title: 'Pricing · Lanternkeep', description: describe('/pricing'), canonical: '/pricing' }),
  },
  '/party-purse': { meta: () => ({ title: 'Party purses · Lanternkeep', description: describe('/party-purse') }) },
  '/party-purse/:id': { meta: () => ({ title: 'Party purse · Lanternkeep', description: describe('/party-purse') }) },
  '/party-purse/join/:code': {
    meta: () => ({ title: 'Join a party purse · Lanternkeep', description: describe('/party-purse') }),
  },
  '/edit': {
    meta: () => ({ title: 'Edit a picture · Lanternkeep', description: describe('/edit'), canonical: '/edit' }),
  },
  '/image-restoration': {
    meta: () => ({
      title: 'Restore a picture · Lanternkeep',
      description: describe('/image-restoration'),
      canonical: '/image-restoration',
    }),
  },
  '/transform': {
    meta: () => ({
      title: 'Transform a picture · Lanternkeep',
      description: describe('/transform'),
      canonical: '/transform',
    }),
  },
  '/transform/:style': {
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
  '/token-maker': {
    meta: () => ({
      title: 'Token maker · Lanternkeep',
      description: describe('/token-maker'),
      canonical: '/token-maker',
    }),
  },
  '/canvas': {
    meta: () => ({ title: 'Canvas · Lanternkeep', description: describe('/canvas'), canonical: '/canvas' }),
  },
  '/canvas/:id': { meta: () => ({ title: 'Board · Lanternkeep', description: describe('/canvas') }) },
  '/shop/done': { meta: () => ({ title: 'Your order · Lanternkeep', description: describe('/shop/done') }) },
  '/shop/test/checkout/:id': {
    meta: () => ({ title: 'Test checkout · Lanternkeep', description: describe('/shop/test/portal') }),
  },
  '/shop/test/portal': {
    meta: () => ({ title: 'Test billing · Lanternkeep', description: describe('/shop/test/portal') }),
  },
  '/tasks': { meta: () => ({ title: 'Ways to gold · Lanternkeep', description: describe('/tasks') }) },
  '/leaderboards': {
    queries: ({ searchParams }) => [leaderboardOf(boardIn(searchParams))],
    meta: ({ searchParams }) => ({
      title: 'Leaderboards · Lanternkeep',
      description: describe('/leaderboards'),
      canonical: `/leaderboards${boardIn(searchParams).board === 'works' ? '?board=works' : ''}`,
    }),
  },
  '/competitions': {
    queries: () => [allCompetitions()],
    meta: () => ({
      title: 'Competitions · Lanternkeep',
      description: describe('/competitions'),
      canonical: '/competitions',
    }),
  },
  '/competitions/:id': {
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
    meta: () => ({ title: 'Notifications · Lanternkeep', description: describe('/notifications') }),
  },
  '/unsubscribe': {
    meta: () => ({ title: 'Stop the letters · Lanternkeep', description: describe('/unsubscribe') }),
  },
  '/roadmap': {
    queries: ({ searchParams }) => [roadmapIn(roadmapViewOf(searchParams))],
    meta: ({ searchParams }) => ({
      title: `${roadmapViewOf(searchParams).kind === 'feedback' ? 'Feedback' : 'Roadmap'} · Lanternkeep`,
      description: describe('/roadmap'),
      canonical: roadmapViewOf(searchParams).kind === 'feedback' ? '/roadmap?tab=feedback' : '/roadmap',
    }),
  },
  '/roadmap/:id': {
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
    queries: () => [articles()],
    meta: () => ({ title: 'Blog · Lanternkeep', description: describe('/blogs'), canonical: '/blogs' }),
  },
  '/blogs/:slug': {
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
    meta: () => ({ title: 'Administration · Lanternkeep', description: describe('/admin') }),
  },
  '/about': {
    queries: () => [modelsOnOffer()],
    meta: () => ({
      title: 'About · Lanternkeep',
      description: describe('/about'),
      canonical: '/about',
    }),
  },
  '/privacy': {
    queries: () => [modelsOnOffer()],
    meta: () => ({
      title: 'Privacy · Lanternkeep',
      description: describe('/privacy'),
      canonical: '/privacy',
    }),
  },
  '/terms-and-conditions': {
    meta: () => ({
      title: 'Terms and conditions · Lanternkeep',
      description: describe('/terms-and-conditions'),
      canonical: '/terms-and-conditions',
    }),
  },
  '/credits': {
    meta: () => ({
      title: 'Credits · Lanternkeep',
      description: describe('/credits'),
      canonical: '/credits',
    }),
  },
  '/models': {
    queries: ({ searchParams }) => [modelsOnOffer(), samplesOf(viewOf(searchParams).category), modelFigures()],
    meta: () => ({
      title: 'Styles and models · Lanternkeep',
      description: describe('/models'),
      canonical: '/models',
    }),
  },
  '/models/image/:model': {
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
    queries: ({ searchParams }) => {
      const view = lorasViewOf(searchParams)
      return view.whose === 'own' ? [] : [publicLoras(view)]
    },
    meta: () => ({ title: 'LoRAs · Lanternkeep', description: describe('/loras'), canonical: '/loras' }),
  },
  '/loras/:id': {
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
    queries: () => [modelsOnOffer()],
    meta: () => ({
      title: 'Create a LoRA · Lanternkeep',
      description: describe('/lora/create'),
      canonical: '/lora/create',
    }),
  },
  '/models/video/:model': {
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
    queries: () => [modelsOnOffer(), newestComparisons('others', 6)],
    meta: () => ({
      title: 'Compare models · Lanternkeep',
      description: describe('/model-comparison'),
      canonical: '/model-comparison',
    }),
  },
  '/model-comparison/:id': {
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

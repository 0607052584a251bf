import { useSearchParams } from 'react-router'
import { categoryFacts, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ModelCards } from './model-cards.tsx'
import { OtherModels } from './other-cards.tsx'

type Tab = ImageCategory | 'all'

const tabs = [
  { value: 'all' as Tab, label: 'All' },
  ...imageCategories.map((category) => ({ value: category as Tab, label: categoryFacts[category].plural })),
]

/** Everything that can be asked to make a picture, by what it is to be a picture of. */
export default function ModelsScreen() {
  const [search, setSearch] = useSearchParams()
  const category = imageCategories.find((known) => known === search.get('category'))
  return (
    <div className="page-width grid grid-cols-1 gap-5 pt-8 pb-12">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-3xl">Styles and models</h1>
        <p className="text-ink2">
          The hands that can make your picture: what each is good at, how long it takes, and what it costs. The samples
          are the house’s own; which model is best, people say by their votes.
        </p>
        <ButtonLink to="/model-comparison" className="justify-self-start">
          Compare models
        </ButtonLink>
      </header>
      <Tabs
        label="Kind of picture"
        value={category ?? 'all'}
        tabs={tabs}
        onChange={(tab) =>
          setSearch(tab === 'all' ? {} : { category: tab }, { replace: true, preventScrollReset: true })
        }
      >
        <ModelCards category={category} />
        {!category && <OtherModels />}
      </Tabs>
    </div>
  )
}

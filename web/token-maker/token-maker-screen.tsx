import './token-maker.css'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { GenerationProvider } from '../tracker/provider.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Bring, useBring } from './bring.tsx'
import { FramePanel } from './frame-panel.tsx'
import { NamePanel } from './name-panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { TokenStage } from './stage.tsx'
import { Strip } from './strip.tsx'
import { StylePanel } from './style-panel.tsx'
import { TakeAwayPanel } from './take-away-panel.tsx'
import type { Token } from './tokens.ts'
import { type TokenMaker, useTokenMaker } from './use-token-maker.ts'

const tabs = [
  { value: 'frame', label: 'Frame' },
  { value: 'picture', label: 'Picture' },
  { value: 'name', label: 'Name and status' },
  { value: 'style', label: 'Style' },
  { value: 'away', label: 'Download and print' },
] as const
type Tab = (typeof tabs)[number]['value']

function Desk({ maker, token }: { maker: TokenMaker; token: Token }) {
  const [tab, setTab] = useState<Tab>('frame')
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-8">
      {/* Below the wide screen only the token itself stays in sight: what is beside it scrolls away with the page. */}
      <div className="contents lg:sticky lg:top-20 lg:grid lg:content-start lg:gap-4 lg:self-start">
        <TokenStage maker={maker} token={token} />
        {maker.state.tokens.length > 1 && <Strip maker={maker} />}
        <Bring maker={maker} isFirst={false} />
      </div>
      <div className="min-w-0">
        <Tabs label="What to change" value={tab} tabs={tabs} onChange={setTab}>
          <div className="pt-5">
            {tab === 'frame' && <FramePanel maker={maker} />}
            {tab === 'picture' && <PicturePanel maker={maker} token={token} />}
            {tab === 'name' && <NamePanel maker={maker} token={token} />}
            {tab === 'style' && <StylePanel maker={maker} />}
            {tab === 'away' && <TakeAwayPanel maker={maker} token={token} />}
          </div>
        </Tabs>
      </div>
    </div>
  )
}

function Maker() {
  const maker = useTokenMaker()
  const [search] = useSearchParams()
  const asked = search.get('image')
  const brought = useRef<string>(undefined)
  const { addWork } = maker
  useEffect(() => {
    if (!asked || brought.current === asked) return
    brought.current = asked
    void addWork(asked)
  }, [asked, addWork])
  const drop = useBring(maker)
  return (
    <div className="page-width grid grid-cols-1 content-start gap-6 pt-8 pb-12" {...drop}>
      <div className="grid gap-1">
        <h1 className="text-3xl">Token maker</h1>
        <p className="text-ink2">Tokens for the table from your own pictures. Free, and in your browser.</p>
      </div>
      {maker.chosen ? <Desk maker={maker} token={maker.chosen} /> : <Bring maker={maker} isFirst />}
    </div>
  )
}

/** Makes tokens; `image` in the address names a picture of the site, `style` a style. */
export default function TokenMakerScreen() {
  return (
    <GenerationProvider>
      <Maker />
    </GenerationProvider>
  )
}

import { Eraser, Scissors, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { toGold } from '../../contract/economy.ts'
import { EDIT_PRICE, editFacts } from '../../contract/edit-facts.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { sendPicture } from '../images/send-picture.ts'
import { requireLogin } from '../session/login.ts'
import { useTracker } from '../tracker/provider.tsx'
import { useWork } from '../tracker/use-work.ts'
import { WorkStanding } from '../tracker/work-standing.tsx'
import { Button } from '../ui/button.tsx'
import { Cost } from '../ui/gold.tsx'
import { toast } from '../ui/toast-store.ts'
import { Colour, Range, Switch } from './fields.tsx'
import { type Picture, readPicture, withoutPlainBackground } from './pictures.ts'
import { bounds } from './style.ts'
import type { Token } from './tokens.ts'
import type { TokenMaker } from './use-token-maker.ts'

/** Takes away what is behind a subject: a plain colour here and for nothing, anything else by the site. */
function CutOut({ maker, token, picture }: { maker: TokenMaker; token: Token; picture: Picture }) {
  const tracker = useTracker()
  const [tolerance, setTolerance] = useState(0.22)
  const [isSending, setSending] = useState(false)
  /** As it was before anything was taken away. */
  const [before, setBefore] = useState<Picture>()
  const whole = before ?? picture
  const work = useWork((reply) => {
    if (!reply.image) return
    const { id, url } = reply.image
    void maker
      .fetchPicture(url)
      .then((file) => readPicture(file, { imageId: id, focus: whole.focus }))
      .then((made) => {
        setBefore(whole)
        maker.swapPicture(token, made)
      })
      .catch((error: unknown) => toast({ ...explain(error), tone: 'bad' }))
  })

  function cutPlain(wanted: number) {
    const made = withoutPlainBackground(whole, whole.image, wanted)
    setBefore(whole)
    maker.swapPicture(token, made)
  }

  async function cutBySite() {
    setSending(true)
    try {
      const name = `${token.name || 'picture'}.${whole.source.type.split('/')[1] ?? 'png'}`
      const imageId =
        whole.imageId ?? (await sendPicture(tracker, new File([whole.source], name, { type: whole.source.type })))
      work.start({
        type: 'edit',
        description: token.name || editFacts.BGREMOVAL.label,
        modelName: editFacts.BGREMOVAL.label,
        cost: toGold(EDIT_PRICE),
        begin: (idempotencyKey) =>
          call('editImage', { body: { imageId, edit: { type: 'BGREMOVAL' } }, idempotencyKey }),
      })
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    } finally {
      setSending(false)
    }
  }

  return (
    <section className="grid gap-3">
      <h3 className="text-base font-medium">Cut the subject out</h3>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => cutPlain(tolerance)}>
          <Scissors aria-hidden className="size-4" />
          Take a plain background away, free
        </Button>
        {before && (
          <Button
            size="sm"
            tone="quiet"
            onClick={() => {
              maker.swapPicture(token, before)
              setBefore(undefined)
            }}
          >
            <Undo2 aria-hidden className="size-4" />
            The whole picture again
          </Button>
        )}
      </div>
      {before && picture.mask && (
        <Range
          label="How much counts as background"
          value={tolerance}
          bounds={[0.02, 0.8]}
          onChange={setTolerance}
          onSettle={() => cutPlain(tolerance)}
        />
      )}
      <div className="grid gap-1.5">
        <Button
          size="sm"
          className="justify-self-start"
          busy={isSending || work.isUnderWay}
          onClick={() => requireLogin(() => void cutBySite())}
        >
          <Eraser aria-hidden className="size-4" />
          Have any background removed
          <span className="font-medium tabular opacity-75">
            <Cost amount={toGold(EDIT_PRICE)} />
          </span>
        </Button>
        <p className="text-xs text-ink3">
          {whole.imageId
            ? 'What comes of it is a picture of your own.'
            : 'For this the picture is sent to the site, to your own pictures, seen by you alone.'}
        </p>
        <WorkStanding work={work} meanwhile="You can go on meanwhile." />
      </div>
    </section>
  )
}

/** What is done with the picture within its frame. */
export function PicturePanel({ maker, token }: { maker: TokenMaker; token: Token }) {
  const { dispatch, state } = maker
  const { style } = state
  const picture = maker.pictureOf(token)
  const change = maker.dress
  const settle = () => dispatch({ do: 'settle' })
  return (
    <div className="grid gap-5">
      {picture && <CutOut key={token.id} maker={maker} token={token} picture={picture} />}
      <Switch
        label="The subject stands out of the frame"
        detail={
          picture?.isCutOut
            ? 'Its upper half lies over the frame, which becomes a little smaller. For every cut-out of the set.'
            : 'For pictures without a background: cut the subject out first.'
        }
        isOn={style.breaks}
        onChange={(breaks) => change({ breaks })}
      />
      <Colour
        label="Behind a cut-out"
        value={style.backdrop}
        onChange={(backdrop) => change({ backdrop })}
        onSettle={settle}
      />
      <Range
        label="Shade towards the frame"
        value={style.shade}
        bounds={bounds.shade}
        onChange={(shade) => change({ shade })}
        onSettle={settle}
      />
      <Range
        label="Tint of the picture"
        value={style.tintStrength}
        bounds={bounds.tintStrength}
        onChange={(tintStrength) => change({ tintStrength })}
        onSettle={settle}
      />
      {style.tintStrength > 0 && (
        <Colour label="Tint" value={style.tint} onChange={(tint) => change({ tint })} onSettle={settle} />
      )}
    </div>
  )
}

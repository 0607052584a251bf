import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Image } from '../../contract/images.ts'
import {
  LORA_PICTURES_MAX,
  LORA_PICTURES_MIN,
  LORA_TRIGGER_MAX,
  loraBaseNames,
  type TrainingSubject,
} from '../../contract/lora-facts.ts'
import type { TrainingModel } from '../../contract/models.ts'
import { remarksOn } from '../../contract/training-remarks.ts'
import { call } from '../api/browser.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { useWork } from '../tracker/use-work.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { TextField } from '../ui/field.tsx'
import { Cost } from '../ui/gold.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/states.tsx'
import { LoraFields, type LoraWords, missingIn, noWords, said } from './lora-fields.tsx'
import { OwnPictures } from './own-pictures.tsx'
import { refreshLoras } from './queries.ts'
import { trainersIn } from './trainers.ts'
import { Captions, type Chosen, proposedFor } from './training-pictures.tsx'
import { WhatBecomes } from './what-becomes.tsx'

const subjects: readonly { value: TrainingSubject; label: string }[] = [
  { value: 'style', label: 'A style' },
  { value: 'person', label: 'A person' },
  { value: 'thing', label: 'A thing' },
]

/** What is missing, in a sentence; undefined when nothing is. */
function problemWith(chosen: readonly Chosen[], trigger: string, subject: TrainingSubject, words: LoraWords) {
  if (chosen.length < LORA_PICTURES_MIN) return `Choose at least ${LORA_PICTURES_MIN} pictures.`
  const images = chosen.map(({ image }) => image)
  if (remarksOn(images, subject).some(({ isRefused }) => isRefused)) return 'Leave out the pictures that are too small.'
  if (trigger.trim().length < 2) return 'Give it a word that calls it.'
  return missingIn({ ...words, source: 'trained' })
}

function TrainForm({ trainers }: { trainers: readonly [TrainingModel, ...TrainingModel[]] }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [subject, setSubject] = useState<TrainingSubject>('style')
  const [trigger, setTrigger] = useState('')
  const [words, setWords] = useState<LoraWords>(noWords)
  const [trainerId, setTrainer] = useState(trainers[0].id)
  const [problem, setProblem] = useState<string>()
  const work = useWork((reply) => {
    void refreshLoras(client)
    void navigate(reply.url ?? '/loras?whose=own')
  })
  // Until its page is there, what is trained is not trained once more.
  const isTraining = work.isUnderWay || work.item?.status === 'completed'
  const trainer = trainers.find(({ id }) => id === trainerId) ?? trainers[0]

  function toggle(image: Image) {
    setChosen((before) =>
      before.some((one) => one.image.id === image.id)
        ? before.filter((one) => one.image.id !== image.id)
        : [...before, { image, caption: proposedFor(image) }],
    )
  }

  function train() {
    const { title, description, licence, tags, visibility } = said(words)
    const pictures = chosen.map(({ image, caption }) => ({ imageId: image.id, caption: caption.trim() }))
    const told = { title: title.trim(), description, licence, tags, visibility }
    const body = { ...told, model: trainer.id, subject, trigger: trigger.trim(), pictures }
    work.start({
      type: 'training',
      description: told.title,
      modelName: trainer.name,
      cost: trainer.rate,
      begin: (idempotencyKey) => call('trainLora', { body, idempotencyKey }),
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isTraining) return
    const wrong = problemWith(chosen, trigger, subject, words)
    setProblem(wrong)
    if (!wrong) train()
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      <div className="grid grid-cols-1 content-start gap-6">
        <ChoiceChips
          label="What is to be learnt"
          name="training-subject"
          value={subject}
          options={subjects}
          onChange={setSubject}
        />
        <OwnPictures
          chosen={chosen.map(({ image }) => image.id)}
          isFull={chosen.length >= LORA_PICTURES_MAX}
          onToggle={toggle}
          bring={
            <ButtonLink size="sm" to="/generate?formType=upload">
              Upload pictures
            </ButtonLink>
          }
        />
        <p className="text-sm text-ink2 tabular" role="status">
          {chosen.length} chosen, of {LORA_PICTURES_MIN} to {LORA_PICTURES_MAX}
        </p>
        <Captions
          chosen={chosen}
          subject={subject}
          onCaption={(id, caption) =>
            setChosen((before) => before.map((one) => (one.image.id === id ? { ...one, caption } : one)))
          }
          onRemove={(id) => setChosen((before) => before.filter((one) => one.image.id !== id))}
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-6">
        {trainers.length > 1 && (
          <Select
            label="Trained by"
            value={trainer.id}
            options={trainers.map(({ id, name, provider }) => ({ value: id, label: `${name} of ${provider}` }))}
            onChange={setTrainer}
          />
        )}
        <TextField
          label="The word that calls it"
          hint="Best one that means nothing else, such as “moorfog”."
          maxLength={LORA_TRIGGER_MAX}
          value={trigger}
          onChange={(event) => setTrigger(event.target.value)}
        />
        <LoraFields words={words} onChange={setWords} hasBase={false} hasSource={false} />
        <p className="text-sm text-ink3">
          It will be worn by {loraBaseNames[trainer.base]}. Your pictures are sent to {trainer.sentTo}. It takes some
          minutes; you can leave this page meanwhile.
        </p>
        <WhatBecomes problem={problem} work={work} />
        <Button type="submit" tone="primary" size="lg" busy={isTraining}>
          Train it{' '}
          <span className="font-medium opacity-75">
            <Cost amount={trainer.rate} />
          </span>
        </Button>
      </div>
    </form>
  )
}

/** Has a LoRA trained from the person's pictures by a service. */
export default function TrainDoor() {
  const models = useQuery(modelsOnOffer())
  if (!models.data) return <Skeleton className="h-96 rounded-lg" />
  const [first, ...more] = trainersIn(models.data.others)
  if (!first)
    return (
      <EmptyState title="Training is not on offer here" description="No service that trains LoRAs is switched on." />
    )
  return <TrainForm trainers={[first, ...more]} />
}

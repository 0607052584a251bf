import * as z from 'zod'
import { ImageCategory } from './categories.ts'
import {
  COMPETITION_PRIZES_MAX,
  COMPETITION_TEXT_MAX,
  COMPETITION_TITLE_MAX,
  competitionPhases,
} from './competition-facts.ts'
import { Image } from './images.ts'
import { PersonCard } from './people.ts'
import { isSeen, typedText } from './text.ts'

export const CompetitionParams = z.object({ id: z.uuid() })

const Title = typedText(COMPETITION_TITLE_MAX).refine(isSeen, 'Give the competition a name.')
const Theme = typedText(COMPETITION_TEXT_MAX).refine(isSeen, 'Say what it is about.')

export const CompetitionRequest = z
  .object({
    title: Title,
    theme: Theme,
    rules: typedText(COMPETITION_TEXT_MAX).default(''),
    /** Kinds of picture that may be entered; empty: all. */
    categories: z.array(ImageCategory).default([]),
    opensAt: z.iso.datetime(),
    /** From then on it is voted on … */
    closesAt: z.iso.datetime(),
    /** … until then. */
    endsAt: z.iso.datetime(),
    /** Gold, the first place first. */
    prizes: z.array(z.number().min(0).max(100_000)).max(COMPETITION_PRIZES_MAX).default([]),
  })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, 'It must open before it closes.')
  .refine(({ closesAt, endsAt }) => closesAt < endsAt, 'Voting must end after it begins.')
export type CompetitionRequest = z.infer<typeof CompetitionRequest>

/** A competition in a list. */
export const CompetitionCard = z.object({
  id: z.uuid(),
  title: z.string(),
  theme: z.string(),
  categories: z.array(ImageCategory),
  /** Where it stands: not open yet, taking entries, voted on, being counted, over. */
  phase: z.enum(competitionPhases),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Gold, the first place first. */
  prizes: z.array(z.number()),
  entries: z.number().int(),
  /** Of one that is over: the picture that won, as far as it is still public. */
  winner: Image.nullable(),
})
export type CompetitionCard = z.infer<typeof CompetitionCard>

/** An entry while it is voted on: the picture alone, without its name, its words or its maker. */
export const BlindEntry = z.object({
  id: z.uuid(),
  picture: z.object({ url: z.string(), width: z.number().int(), height: z.number().int(), thumbhash: z.string() }),
  /** It is the caller's own, for which they cannot vote. */
  isOwn: z.boolean(),
})
export type BlindEntry = z.infer<typeof BlindEntry>

/** An entry when it is over. */
export const CompetitionResult = z.object({
  id: z.uuid(),
  /** Those with as many votes share a place. */
  place: z.number().int(),
  votes: z.number().int(),
  /** Gold. */
  prize: z.number(),
  image: Image,
  person: PersonCard.nullable(),
})
export type CompetitionResult = z.infer<typeof CompetitionResult>

export const Competition = CompetitionCard.extend({
  rules: z.string(),
  /** While it is voted on: all entries, in an order that is each voter's own. */
  ballot: z.array(BlindEntry),
  /** When it is over: all entries by their places. */
  results: z.array(CompetitionResult),
  /** The caller's own entry. */
  mine: Image.nullable(),
  /** The entry that the caller has voted for. */
  myVote: z.uuid().nullable(),
})
export type Competition = z.infer<typeof Competition>

export const CompetitionsReply = z.object({ competitions: z.array(CompetitionCard) })
export type CompetitionsReply = z.infer<typeof CompetitionsReply>

export const EntryRequest = z.object({ imageId: z.uuid() })
export const CompetitionVote = z.object({ entryId: z.uuid() })

import type { RuleBook } from '../rule-book.ts'
import { foundryActor } from './foundry.ts'
import { measure } from './measure.ts'
import { monster } from './monster.ts'
import { person } from './person.ts'
import { restat } from './restat.ts'

export const pathfinder: RuleBook = { person, monster, restat, measure, foundryActor }

import type { Person } from './scene.ts'

/** Whether somebody is drawn of flesh: who has a horse's body, bare bones, or none at all, is sculpted. */
export const isFlesh = (person: Pick<Person, 'form' | 'name' | 'steed'>): boolean =>
  person.form !== 'skull' && !person.steed && !/^(ghost|warforged)/.test(person.name)

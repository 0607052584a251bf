import type { Person } from './scene.ts'

/** Whether somebody is drawn of flesh: who has a horse's body, tentacles for a beard, bare bones, or no body at all, is sculpted. */
export const isFlesh = ({ form, steed, beard, name }: Person): boolean =>
  form !== 'skull' && !steed && beard?.style !== 'tentacles' && !/^(ghost|warforged)/.test(name)

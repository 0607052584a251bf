import { damageWord } from './words.ts'

const typed = [...new Set([...Object.values(damageWord), 'bleed', 'vitality'])].join('|')
const damage = new RegExp(`\\b(\\d+d\\d+(?:[+-]\\d+)?) (${typed}) damage\\b`, 'g')

/**
 * A paragraph in which checks, damage and areas can be clicked, by the inline syntax of Foundry VTT's pf2e system: "@Check",
 * "@Damage", "@Template". For the workshop's own sentences alone: what a
 * person wrote stays words. Of damage only what the system knows the type of.
 */
export const enriched = (html: string): string =>
  html
    .replace(
      /(\bbasic )?\b(Fortitude|Reflex|Will) save against DC (\d+)/g,
      (_, basic: string | undefined, save: string, dc: string) =>
        `@Check[${save.toLowerCase()}|dc:${dc}${basic ? '|basic' : ''}] save`,
    )
    .replace(damage, '@Damage[$1[$2]] damage')
    .replace(/\b(\d+)-foot (cone|line|burst|emanation)\b/g, '@Template[type:$2|distance:$1]')

/**
 * A paragraph in which checks, damage and areas can be clicked, by the inline syntax of Foundry VTT's pf2e system: "@Check",
 * "@Damage", "@Template". `html` is escaped already, so that nobody's own words become more than words.
 */
export const enriched = (html: string): string =>
  html
    .replace(
      /(\bbasic )?\b(Fortitude|Reflex|Will) save against DC (\d+)/g,
      (_, basic: string | undefined, save: string, dc: string) =>
        `@Check[${save.toLowerCase()}|dc:${dc}${basic ? '|basic' : ''}] save`,
    )
    .replace(/\b(\d+d\d+(?:\+\d+)?) ([a-z]+) damage\b/g, '@Damage[$1[$2]] damage')
    .replace(/\b(\d+)-foot (cone|line|burst|emanation)\b/g, '@Template[type:$2|distance:$1]')

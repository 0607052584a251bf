/**
 * Ways to begin a story with what the prompt says was done, for deeds of any length; those of the subject alone follow where
 * the prompt tells no deed. "#did#" is "forged a sword for the devil".
 */
export const acted = (time: string, otherwise: string) =>
  [
    `One ${time} #S# #did#`,
    `One ${time} #he# #did#`,
    '#S.cap# #did#',
    `It was late one ${time} when #he# #did#`,
    `They tell of the ${time} #he# #did#`,
    '#he.cap# #did#, #he# #did#',
    '#he.cap# #did#',
    otherwise,
  ].join(' / ')

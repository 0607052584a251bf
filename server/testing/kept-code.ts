const { NODE_COMPILE_CACHE } = process.env

/** For the environment of a program that a test starts: where it finds what its code was compiled to, which takes a start half its time. */
export const keptCode: Record<string, string> = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}

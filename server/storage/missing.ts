/** Thrown for a key under which there are no bytes. */
export class MissingMedia extends Error {}

/** A level or a pack as people read it. */
export const saleWord = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1).toLowerCase()

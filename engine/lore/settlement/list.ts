/** Words written on one line, parted by commas. */
export const list = (text: string): string[] => text.split(',').map((part) => part.trim())

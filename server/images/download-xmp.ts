/** How a picture came to be, in the IPTC's words (cv.iptc.org/newscodes/digitalsourcetype). */
export type DigitalSource =
  /** "Media created purely by an algorithm not based on any sampled training data": the built-in engine. */
  | 'algorithmicMedia'
  /** "Media created algorithmically using an Artificial Intelligence model trained on captured content": AI services. */
  | 'trainedAlgorithmicMedia'

export interface Described {
  title: string
  description: string
  /** Left out where it is not known who made it. */
  creator?: string
  source?: DigitalSource
}

/** Text for XML 1.0, which has no place for most control characters. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML cannot hold.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const alternatives = (name: string, text: string) =>
  text && `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></${name}>`

/** The XMP packet of a picture (Adobe XMP part 1; IPTC Photo Metadata Standard 2023.1 for the digital source type). */
export function xmpOf({ title, description, creator, source }: Described): string {
  const properties = [
    alternatives('dc:title', title),
    alternatives('dc:description', description),
    creator && `<dc:creator><rdf:Seq><rdf:li>${escaped(creator)}</rdf:li></rdf:Seq></dc:creator>`,
    source &&
      `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>`,
  ]
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    ...properties.filter(Boolean),
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('')
}

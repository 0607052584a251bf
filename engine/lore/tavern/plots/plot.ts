/**
 * What goes wrong tonight between two who are there. #a# and #b# are the two, #k# keeps the house; #la# and #lb# are people of
 * the town, #ga# and #gb# the same once more; #d# is a woman who is absent, #e# a man; #far# another town; #p# is a thing, #it# the same once more;
 * #x# and #y# are corners of the town, #w# is a time past, #w2# a night since which; #sum# a sum. A name stands in nearly every five words, so that two
 * sheets with one plot hardly share a turn of phrase.
 */
export interface Plot {
  start: string
  worse: string
  way: string
}

export const plot = (start: string, worse: string, way: string): Plot => ({ start, worse, way })

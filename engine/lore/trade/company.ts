import { tradeWords, ways } from './words.ts'

/** Such of the people talked of in shops and taverns as are but one: a sentence about them has its verb in the singular. */
const someone = tradeWords.who.filter((who) => !/^(?:two|three|some)\b|\btwins\b|quarrymen/.test(who))

/** The words of the trade, with those that whole sentences need. */
export const companyWords = {
  ...tradeWords,
  someone,
  caller: someone.filter((who) => who !== 'the night watch'),
  // With the simple past: "sold it since the flood" nobody says.
  when: tradeWords.when.filter((when) => !when.startsWith('since ')),
  regain: ways('find|steal back|buy back|win back|redeem|recover|ransom|hide|return|burn|sell|mend|copy'),
  heirloom: ways(
    'seal ring|fiddle|deeds|wedding cup|recipe book|medals|portrait|boat|silver thimble|pocket clock|ledger|sword|mule|psalter|music box|spectacles|cradle|locket|guild badge|walking stick|hunting horn|letters|christening spoon|house key|pearl earring|will|barometer|tame crow|chessmen|last bottle|anchor|snuffbox|war horn|wedding dress|death mask|diary',
  ),
  hearsay: ways(
    'They say that|Word is that|Sailors say that|Everybody knows that|Nobody admits that|Cooks whisper that|Children sing that|Some claim that|A letter says that|The watch believe that|It is whispered that',
  ),
}

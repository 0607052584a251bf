/** The example of landscapes, with which the first page begins. */
export const firstExample = 'a ruined castle above a misty lake at sunset, snowy mountains behind'

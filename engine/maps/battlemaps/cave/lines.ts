/** Names and lines for the halls of caves and mines. */
export const lines: Record<string, readonly (readonly [name: string, text: string])[]> = {
  cave: [
    ['Mouth', 'Daylight reaches a few paces in, and stops.'],
    ['Dripping hall', 'Every footfall comes back three times.'],
    ['The gullet', 'Cold breath rises from a crack too narrow for a hand.'],
    ['Bone ledge', 'Whatever eats here is tidy about it.'],
    ['Glimmer chamber', 'The walls keep a light of their own.'],
    ['Old camp', 'Ash, a bent spoon, and a name scratched on the stone.'],
    ['Mushroom garden', 'Someone has been tending the rows.'],
    ['Sleeping place', 'A hollow worn by something that turns round before it lies down.'],
    ['Still water', 'Pale fish without eyes turn towards your light.'],
    ['Echo gallery', 'Whispers carry from the far end as if spoken here.'],
  ],
  mine: [
    ['Adit', 'The last shift left its lamps hanging by the door.'],
    ['Loading bay', 'A cart stands ready; the ore in it is warm.'],
    ['Long gallery', 'The props groan when you speak.'],
    ['Rich face', 'The vein is as thick as a wrist and goes on.'],
    ['Powder store', 'Dry, swept, and marked with a red hand.'],
    ['Foreman’s cut', 'A table, a ledger, and a page torn out.'],
    ['Old workings', 'The tool marks here are not the miners’.'],
    ['Sump', 'The pump stopped long ago; the water did not.'],
    ['Breakthrough', 'They dug into something that was already hollow.'],
  ],
}

import { Fresh } from './fresh.tsx'
import { Hero } from './hero.tsx'

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <Fresh />
    </>
  )
}

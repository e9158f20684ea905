import type { Examples } from '../testing/Examples.ts'
import { SearchBox } from './SearchBox.tsx'

export const examples: Examples = {
  搜索: () => <SearchBox label="搜索事项、政策、问题" placeholder="搜事项、政策、问题" onSearch={() => undefined} />,
  有字: () => <SearchBox label="搜索事项" defaultValue="新生儿" onSearch={() => undefined} />
}

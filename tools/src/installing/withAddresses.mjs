/** The lock file (锁文件) with the place in the registry `base` of each package that came from one; what has a place, or none, stays as it is. */
export const withAddresses = (lock, base) => {
  const placed = ([path, entry]) => {
    const name = entry.name ?? path.split('node_modules/').at(-1)
    const resolved = `${base}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`
    return [path, entry.integrity === undefined || entry.resolved !== undefined ? entry : { ...entry, resolved }]
  }
  return { ...lock, packages: Object.fromEntries(Object.entries(lock.packages).map(placed)) }
}

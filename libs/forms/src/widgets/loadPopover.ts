export const loadPopover = async () => ({ default: (await import('@ljonething/ui/Popover')).Popover })

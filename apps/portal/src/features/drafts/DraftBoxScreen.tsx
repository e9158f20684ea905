export const DraftBoxScreen = () => <h1>DraftBoxScreen</h1>

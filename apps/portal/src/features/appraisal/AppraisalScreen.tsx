export const AppraisalScreen = () => <h1>AppraisalScreen</h1>

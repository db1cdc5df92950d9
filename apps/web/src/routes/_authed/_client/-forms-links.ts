const part = encodeURIComponent;

/** Links of the forms list. */
export const formsLinks = {
  forms: '/forms',
  form: (request: string) => `/form/${part(request)}`,
  access: (id: string) => `/access/${part(id)}?back=forms`,
  myData: '/forms?show=my-data',
};

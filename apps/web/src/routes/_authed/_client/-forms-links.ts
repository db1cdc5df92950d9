const part = encodeURIComponent;

/** Where the list of forms leads. */
export const formsLinks = {
  forms: '/forms',
  form: (request: string) => `/form/${part(request)}`,
  access: (id: string) => `/access/${part(id)}`,
  myData: '/forms?show=my-data',
};
